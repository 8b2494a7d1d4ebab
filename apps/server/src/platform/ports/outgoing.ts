export type Guard = { allowedHosts: readonly string[]; timeoutMs: number; maxBytes: number };

/** Names the host and nothing more: the rest of an address may hold a key. */
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

/** GETs a small text from a known host: limited in time and size, and never led elsewhere by a redirect. */
export const guardedGet =
  ({ allowedHosts, timeoutMs, maxBytes }: Guard) =>
  async (address: string): Promise<string> => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || !allowedHosts.includes(url.host)) {
      throw new OutgoingFailure('this host is not on the list of allowed ones');
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
