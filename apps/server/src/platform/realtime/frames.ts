export type Headers = ReadonlyMap<string, string>;
export type Frame = { command: string; headers: Headers; body: string };

/** What a client did wrong; the sentence goes into the ERROR frame. */
export class ProtocolError extends Error {}

const unescaped: Readonly<Record<string, string>> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };
const escaped: Readonly<Record<string, string>> = { '\r': '\\r', '\n': '\\n', ':': '\\c', '\\': '\\\\' };

const decode = (text: string) =>
  text.replaceAll(/\\(?:.|\n|$)/g, (pair) => {
    const plain = unescaped[pair];
    if (plain === undefined) throw new ProtocolError('unknown escape in a header');
    return plain;
  });
/** As a header's name or value is written. */
export const headerText = (text: string) => text.replaceAll(/[\r\n:\\]/g, (sign) => escaped[sign] ?? '');

const escapesNothing = new Set(['CONNECT', 'STOMP', 'CONNECTED']);

/** Of repeated headers the first counts. Names are taken in any case, as HTTP has accustomed people to. */
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
