export type Guard = { allowedHosts: readonly string[]; timeoutMs: number; maxBytes: number };

/** Its message names only the host: the rest of the URL may hold a key. */
export class OutgoingFailure extends Error {}

const readLimited = async (response: Response, host: string, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingFailure(`${host} sent more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** GETs a small text from an allowed host, with limits on time and size and without following redirects. */
export const guardedGet =
  ({ allowedHosts, timeoutMs, maxBytes }: Guard) =>
  async (address: string): Promise<string> => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || !allowedHosts.includes(url.host)) {
      throw new OutgoingFailure(`the host ${url?.host ?? '(no URL)'} is not on the list of allowed hosts`);
    }
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new OutgoingFailure(`${url.host} answered ${response.status}`);
      return await readLimited(response, url.host, maxBytes);
    } catch (error) {
      if (error instanceof OutgoingFailure) throw error;
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw new OutgoingFailure(
        isLate ? `${url.host} took longer than ${timeoutMs} ms` : `${url.host} was not reached`,
      );
    }
  };
