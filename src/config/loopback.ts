const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether a host's name means this machine whoever asks.
 * @param hostname as `URL` gives it: lower case, without a port, an IPv6 address in brackets
 */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
