import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ScriptMarkProvider } from './shared/browser/script-mark.ts';
import { textsIn } from './shared/i18n/texts.server.ts';
import { TextsProvider } from './shared/i18n/use-translation.ts';
import { pageContext, requestLanguage } from './shared/pages/page.server.ts';

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
 * Removes the router's preloads of scripts, which would compete with the styles, fonts and pictures of the first paint.
 * The scripts then load as asynchronous modules.
 */
const withoutPreloads = (router: EntryContext): EntryContext => {
  const { manifest } = router;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]);
  const entry = { ...manifest.entry, imports: [] };
  return { ...router, manifest: { ...manifest, entry, routes: Object.fromEntries(routes) } };
};

type Rendered = { html: Buffer<ArrayBuffer>; status: number };

/** Renders the page to one buffer. No page suspends, so a stream would only add overhead. */
const render = (page: ReactNode, { nonce, status }: { nonce: string; status: number }): Promise<Rendered> =>
  new Promise((resolve, reject) => {
    let outcome = status;
    const written: Buffer[] = [];
    const output = new Writable({
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
      onAllReady: () => stream.pipe(output),
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
