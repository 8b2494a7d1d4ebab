export type Guard = { allowedHosts: readonly string[]; timeoutMs: number; maxBytes: number };

/** Its message names only the host: the rest of the URL may hold a key. */
export class OutgoingFailure extends Error {
  /** Of the response, where the host answered with an error. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

const readLimited = async (response: Response, host: string, maxBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingFailure(`${host} sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** GETs a small file from an allowed host, with limits on time and size and without following redirects. */
export const guardedGetBytes =
  ({ allowedHosts, timeoutMs, maxBytes }: Guard) =>
  async (address: string): Promise<Buffer> => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || !allowedHosts.includes(url.host)) {
      throw new OutgoingFailure(`the host ${url?.host ?? '(no URL)'} is not on the list of allowed hosts`);
    }
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new OutgoingFailure(`${url.host} answered ${response.status}`, response.status);
      return await readLimited(response, url.host, maxBytes);
    } catch (error) {
      if (error instanceof OutgoingFailure) throw error;
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw new OutgoingFailure(
        isLate ? `${url.host} took longer than ${timeoutMs} ms` : `${url.host} was not reached`,
      );
    }
  };

export const guardedGet = (guard: Guard) => {
  const getBytes = guardedGetBytes(guard);
  return async (address: string): Promise<string> => new TextDecoder().decode(await getBytes(address));
};

/** Undefined where the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
