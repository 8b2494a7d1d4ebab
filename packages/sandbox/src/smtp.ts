import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Clock } from './clock.ts';
import type { Outbox } from './outbox.ts';

export type SmtpSandbox = {
  url: string;
  /** Rejects the next messages with a temporary failure. */
  refuseNext(count: number): void;
  /** Delays every message before it is accepted. */
  delay(milliseconds: number): void;
  close(): Promise<void>;
};

const largestMessage = 1024 * 1024;

const refusal = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });

export const startSmtpSandbox = async ({ outbox, clock }: { outbox: Outbox; clock: Clock }): Promise<SmtpSandbox> => {
  let refusals = 0;
  let wait = 0;

  const accept = async (stream: AsyncIterable<Buffer> & { sizeExceeded: boolean }, recipients: string[]) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    if (stream.sizeExceeded) throw refusal('Message exceeds the size limit', 552);
    if (wait > 0) await sleep(wait);
    if (refusals > 0) {
      refusals -= 1;
      throw refusal('Temporary failure, try again later', 451);
    }
    const raw = Buffer.concat(chunks);
    const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
    outbox.addMail({
      at: clock.now(),
      from: parsed.from?.address ?? '',
      to: recipients,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
        filename: filename ?? '',
        contentType: mimeType,
        base64: String(content),
      })),
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      raw: raw.toString('utf8'),
    });
  };

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMessage,
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      accept(stream, recipients).then(
        () => callback(),
        (error) => callback(error),
      );
    },
  });
  // Ignores clients that disconnect halfway; without a listener they would end the process.
  server.on('error', () => {});

  const listening = server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    listening.once('listening', resolve);
    listening.once('error', reject);
  });
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    refuseNext: (count) => {
      refusals = count;
    },
    delay: (milliseconds) => {
      wait = milliseconds;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
