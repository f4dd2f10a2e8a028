/**
 * The path as the tables write it: no trailing slash, and decoded where encoding is not needed, as hosts do
 * before they look for a file. Case counts. A path that can't be decoded is unchanged.
 */
export function plainPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a text is a path of this site: one leading slash, neither `//host` nor `/\host`. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\t\n\r]/.test(text);
}
