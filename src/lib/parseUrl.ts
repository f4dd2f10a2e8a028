/** Parses an address; undefined if it is none. Safari 16 lacks `URL.canParse`. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
