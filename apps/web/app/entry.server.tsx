import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceProvider } from './shared/nonce.ts';
import { pageContext, requestLanguage } from './shared/page.server.ts';
import { paintFirst } from './shared/paint-first.ts';
import { type Rendered, sharePages } from './shared/share-pages.server.ts';
import { TextsProvider } from './shared/texts/use-translation.ts';
import { textsIn } from './shared/texts.server.ts';

export const streamTimeout = 5_000;

const share = sharePages();

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Cookie, Accept-Language');
  const isSecret = headers.has('Cache-Control');
  if (!isSecret) headers.set('Cache-Control', 'private, no-cache');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, now } = context.get(pageContext);
  const texts = await textsIn(requestLanguage(request));
  const draw = () =>
    render(
      <TextsProvider value={texts}>
        <NonceProvider value={nonce}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </NonceProvider>
      </TextsProvider>,
      { nonce, status },
    );
  const { loaderData, errors } = router.staticHandlerContext;
  const page =
    isSecret || errors ? await draw() : await share(now, JSON.stringify([request.url, loaderData]), nonce, draw);
  return new Response(page.html, { headers, status: page.status });
}

/** No page waits for a part of itself, so it is sent whole: a stream would cost more than it carries. */
const render = (page: ReactNode, { nonce, status }: { nonce: string; status: number }): Promise<Rendered> =>
  new Promise((resolve, reject) => {
    let outcome = status;
    const written: Buffer[] = [];
    const paper = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        written.push(chunk);
        next();
      },
      final: (done) => {
        clearTimeout(timer);
        resolve({ html: paintFirst(Buffer.concat(written).toString()), nonce, status: outcome });
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => stream.pipe(paper),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => {
        outcome = 500;
        process.emitWarning(error instanceof Error ? error : String(error));
      },
    });
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
