/** The path as the tables write it: without a trailing slash, and decoded as hosts do, unless it can't be. */
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
