// The page lags behind: as over a slow line it hears late that it is elsewhere, and its requests and answers leave late.
// A test that passes only when the page is quicker than the test then fails every time, and not once in a hundred runs.
{
  const LATE = 120;
  const SOON = 50;
  const after = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  const listen = window.addEventListener;
  window.addEventListener = (kind, heard, ...more) =>
    listen.call(window, kind, kind === "hashchange" ? (event) => after(LATE).then(() => heard(event)) : heard, ...more);

  const request = window.fetch;
  window.fetch = (...how) => after(LATE).then(() => request.call(window, ...how));

  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    after(SOON).then(() => send.call(this, data));
  };
}
