import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext, requestLanguage } from './shared/page.server.ts';
import { ScriptMarkProvider } from './shared/script-mark.ts';
import { TextsProvider } from './shared/texts/use-translation.ts';
import { textsIn } from './shared/texts.server.ts';

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Cookie, Accept-Language, Accept-Encoding');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');

  const { scriptMark } = context.get(pageContext);
  const page = await render(
    <TextsProvider value={await textsIn(requestLanguage(request))}>
      <ScriptMarkProvider value={scriptMark}>
        <ServerRouter context={withoutPreloads(router)} url={request.url} nonce={scriptMark} />
      </ScriptMarkProvider>
    </TextsProvider>,
    { nonce: scriptMark, status },
  );
  return new Response(page.html, { headers, status: page.status });
}

/**
 * The router would fetch every script of a page early, beside the styles, fonts and pictures that people wait for. Without that
 * they come as what they are, asynchronous modules, behind everything that is seen.
 */
const withoutPreloads = (router: EntryContext): EntryContext => {
  const { manifest } = router;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]);
  const entry = { ...manifest.entry, imports: [] };
  return { ...router, manifest: { ...manifest, entry, routes: Object.fromEntries(routes) } };
};

type Rendered = { html: Buffer<ArrayBuffer>; status: number };

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
        resolve({ html: Buffer.concat(written), status: outcome });
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
