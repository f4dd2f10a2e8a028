const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether a host name refers to this machine.
 * @param hostname as `URL` returns it: lower case, without a port, an IPv6 address in brackets
 */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
