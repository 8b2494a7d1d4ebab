/** Assembles requests (arrays of bulk strings) from chunks. */
export class RequestReader {
  #rest: Buffer = Buffer.alloc(0);

  read(chunk: Buffer): string[][] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const requests: string[][] = [];
    for (let next = readRequest(this.#rest); next; next = readRequest(this.#rest)) {
      requests.push(next.words);
      this.#rest = this.#rest.subarray(next.end);
    }
    return requests;
  }
}

type Line = { text: string; end: number };

const readLine = (data: Buffer, from: number): Line | null => {
  const end = data.indexOf('\r\n', from);
  return end < 0 ? null : { text: data.toString('utf8', from, end), end: end + 2 };
};

/** The number after a type prefix. */
const countIn = ({ text }: Line, sign: string): number => {
  if (!text.startsWith(sign) || !/^\d+$/.test(text.slice(1))) throw new Error(`expected ${sign}, got ${text}`);
  return Number(text.slice(1));
};

/** Null while it is incomplete. */
const readRequest = (data: Buffer): { words: string[]; end: number } | null => {
  const head = readLine(data, 0);
  if (!head) return null;
  const words: string[] = [];
  let end = head.end;
  for (let left = countIn(head, '*'); left > 0; left--) {
    const size = readLine(data, end);
    if (!size) return null;
    const wordEnd = size.end + countIn(size, '$');
    if (data.length < wordEnd + 2) return null;
    words.push(data.toString('utf8', size.end, wordEnd));
    end = wordEnd + 2;
  }
  return { words, end };
};

/** Version 2 has no maps and pushes: they are sent as arrays. */
export type Protocol = 2 | 3;

export type Reply =
  | { simple: string }
  | { error: string }
  | { map: Readonly<Record<string, Reply>> }
  | { push: readonly Reply[] }
  | { list: readonly Reply[] }
  | string
  | number;

export const writeReply = (reply: Reply, protocol: Protocol): string => {
  const all = (replies: readonly Reply[]) => replies.map((one) => writeReply(one, protocol)).join('');
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if ('simple' in reply) return `+${reply.simple}\r\n`;
  if ('error' in reply) return `-${reply.error}\r\n`;
  if ('push' in reply) return `${protocol === 3 ? '>' : '*'}${reply.push.length}\r\n${all(reply.push)}`;
  if ('list' in reply) return `*${reply.list.length}\r\n${all(reply.list)}`;
  const pairs = Object.entries(reply.map);
  return `${protocol === 3 ? `%${pairs.length}` : `*${pairs.length * 2}`}\r\n${all(pairs.flat())}`;
};
