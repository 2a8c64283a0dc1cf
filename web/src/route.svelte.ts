/** Where the page is, by what stands behind `#`: nothing of it is ever sent to a server or written into a log. */

export interface Route {
  page: string;
  id: string;
  at: number | null;
  /** What stands third, as it stands. */
  more: string;
}

function read(): Route {
  const [page = "", id = "", more = ""] = location.hash.replace(/^#\/?/, "").split("/");
  return { page, id: decodeURIComponent(id), at: /^\d+$/.test(more) ? Number(more) : null, more: decodeURIComponent(more) };
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    addEventListener("hashchange", () => (this.now = read()));
  }
}

export const router = new Router();

export function go(...parts: (string | number)[]): void {
  location.hash = "#/" + parts.map((part) => encodeURIComponent(part)).join("/");
}

export function link(...parts: (string | number)[]): string {
  return new URL("./", location.href).href + "#/" + parts.map((part) => encodeURIComponent(part)).join("/");
}
