import type { Mail, Mailer } from '../../apps/server/src/platform/ports/mail.ts';
import type { SmsSender } from '../../apps/server/src/platform/ports/sms.ts';

/** Collects what the program sends, newest last. */
export const aMailbox = () => {
  const mails: Mail[] = [];
  const texts: { to: string; text: string }[] = [];
  let refusals = 0;
  const mailer: Mailer = {
    async send(mail) {
      if (refusals === 0) return void mails.push(mail);
      refusals--;
      throw new Error('The mail provider is down');
    },
    close() {},
  };
  const sms: SmsSender = { send: async (text) => void texts.push(text) };

  const latest = (to: string): Mail => {
    const mail = mails.findLast((sent) => sent.to.toLowerCase() === to.toLowerCase());
    if (!mail) throw new Error(`Expected a mail to ${to}, found none`);
    return mail;
  };
  return {
    mails,
    texts,
    mailer,
    sms,
    refuseNext(count: number) {
      refusals = count;
    },
    latest,
    codeFor: (to: string) => /^\d{6}$/m.exec(latest(to).text)?.[0] ?? '',
    codeTexted: () => /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '',
    /** The token of the link in the latest mail. */
    tokenFor: (to: string) => /[/=]([A-Za-z0-9_-]{43})$/m.exec(latest(to).text)?.[1] ?? '',
  };
};
