import { createSocket } from 'node:dgram';

/** A name server that knows one name, or none. */
export interface NameServer {
  /** Its IPv4 address for every name; null for none. */
  address: string | null;
  close: () => void;
}

/** Starts a name server whose answers hold for a second. */
export async function startNameServer(port: number): Promise<NameServer> {
  const socket = createSocket('udp4');
  const server: NameServer = { address: null, close: () => socket.close() };
  socket.on('message', (query, from) => {
    const questionEnd = query.indexOf(0, 12) + 5;
    const question = query.subarray(12, questionEnd);
    const isA = question.at(-3) === 1;
    const { address } = server;
    const found = isA && address !== null;
    // Its id; an answer, NXDOMAIN if there is no address; one question; the number of answers.
    const head = [
      ...query.subarray(0, 2),
      0x81,
      address === null ? 0x83 : 0x80,
      0,
      1,
      0,
      found ? 1 : 0,
      0,
      0,
      0,
      0,
    ];
    // The question's name, type A, class IN, one second, four bytes.
    const answer = found ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)] : [];
    socket.send(Buffer.from([...head, ...question, ...answer]), from.port, from.address);
  });
  await new Promise<void>((done) => socket.bind(port, '127.0.0.1', done));
  return server;
}
