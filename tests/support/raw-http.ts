import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Sends raw bytes and returns the first response; rejects when the connection ends without one. */
export const sendRaw = (
  address: string,
  bytes: string | Buffer,
  { halfClose = false, patienceMs = 10_000 } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const received: Buffer[] = [];
    const settle = (outcome: () => void) => {
      socket.destroy();
      outcome();
    };
    const answered = () => parseAnswer(Buffer.concat(received).toString('latin1'));
    socket.setTimeout(patienceMs, () => settle(() => reject(new Error(`No answer within ${patienceMs} ms.`))));
    socket.on('connect', () => (halfClose ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (chunk) => {
      received.push(chunk);
      const answer = answered();
      if (answer) settle(() => resolve(answer));
    });
    socket.on('error', (error) => settle(() => reject(error)));
    socket.on('end', () => settle(() => reject(new Error('The connection ended without an answer.'))));
  });

const parseAnswer = (text: string): RawAnswer | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = text.slice(end + 4);
  if (body.length < Number(headers['content-length'] ?? 0)) return undefined;
  return { status: Number(first.split(' ')[1]), headers, body };
};

/** A complete POST with these bytes and its content length. */
export const post = (path: string, body: string | Buffer, headers: Record<string, string>): Buffer => {
  const lines = Object.entries({
    host: 'stagedoor.test',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  });
  const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
};
