import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceProvider } from './shared/nonce.ts';
import { pageContext, requestLanguage } from './shared/page.server.ts';
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
  headers.append('Vary', 'Cookie, Accept-Language');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce } = context.get(pageContext);
  const texts = await textsIn(requestLanguage(request));
  const page = (
    <I18nextProvider i18n={texts}>
      <NonceProvider value={nonce}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </NonceProvider>
    </I18nextProvider>
  );

  return new Promise((resolve, reject) => {
    let outcome = status;
    const send = () => {
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: outcome }));
      stream.pipe(body);
      body.on('close', () => clearTimeout(timer));
    };
    const stream = renderToPipeableStream(page, {
      nonce,
      // A crawler gets the page whole, a person as soon as its shell stands.
      [isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError: (error) => {
        outcome = 500;
        process.emitWarning(error instanceof Error ? error : String(error));
      },
    });
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}
