import { createServer } from 'node:net';

/**
 * Returns the port if it is free on this machine, otherwise undefined. 0, the default, asks for any free
 * port.
 */
export function freePort(port = 0): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/**
 * Any free port.
 * @throws Error if there is none
 */
export async function anyFreePort(): Promise<number> {
  const port = await freePort();
  if (port === undefined) throw new Error('no port is free');
  return port;
}
