export type Headers = ReadonlyMap<string, string>;
export type Frame = { command: string; headers: Headers; body: string };

/** A client error; its message goes into the ERROR frame. */
export class ProtocolError extends Error {}

const unescaped: Readonly<Record<string, string>> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };
const escaped: Readonly<Record<string, string>> = { '\r': '\\r', '\n': '\\n', ':': '\\c', '\\': '\\\\' };

const decode = (text: string) =>
  text.replaceAll(/\\(?:.|\n|$)/g, (pair) => {
    const plain = unescaped[pair];
    if (plain === undefined) throw new ProtocolError('unknown escape in a header');
    return plain;
  });
/** Escapes a header name or value. */
export const headerText = (text: string) => text.replaceAll(/[\r\n:\\]/g, (sign) => escaped[sign] ?? '');

const escapesNothing = new Set(['CONNECT', 'STOMP', 'CONNECTED']);

/** The first of repeated headers wins, as STOMP requires. Names are case-insensitive, as in HTTP. */
export const readHeaders = (command: string, pairs: readonly (readonly [string, string])[]): Headers => {
  const headers = new Map<string, string>();
  const plain = escapesNothing.has(command) ? (text: string) => text : decode;
  for (const [name, value] of pairs) {
    const key = plain(name).toLowerCase();
    if (!headers.has(key)) headers.set(key, plain(value));
  }
  return headers;
};

export const writeFrame = (command: string, headers: Readonly<Record<string, string>>, body = ''): string => {
  const plain = escapesNothing.has(command) ? (text: string) => text : headerText;
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${plain(value)}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
};
