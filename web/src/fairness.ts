/** Chance that can be checked: the commitment that this browser saw first, and the secret that is shown at the end. */

const PREFIX = "pionek-commitment-";

/** Keep the first commitment of a match: what is shown later must be the same. */
export function remember(match: string, commitment: string): void {
  try {
    if (commitment && localStorage.getItem(PREFIX + match) === null) localStorage.setItem(PREFIX + match, commitment);
  } catch {
    return; // without storage, the one shown now is compared
  }
}

/** Whether a secret belongs to the commitment seen first, and that commitment. */
export async function check(match: string, secret: string, shown: string): Promise<{ fair: boolean; commitment: string }> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  let seen = shown;
  try {
    seen = localStorage.getItem(PREFIX + match) ?? shown;
  } catch {
    seen = shown;
  }
  return { fair: hash === seen, commitment: seen };
}
