const mostBytes = 512 * 1024;
const timeoutMs = 5_000;

/** Fetches from identity providers, with limits on time and size and without following redirects. */
export const socialFetch = async (url: string, options: object): Promise<Response> => {
  const response = await fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new TypeError(`${new URL(url).host} sent more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response(Buffer.concat(chunks), { status, headers });
};
