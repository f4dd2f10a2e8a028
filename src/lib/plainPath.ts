/**
 * An address's path as the tables write it: without a slash at its end, and with what needs no percent-encoding
 * decoded, as hosts do before they look for a file. Case counts; a path that can't be decoded stays as it is.
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
