import { randomUUID } from 'node:crypto';

export type Mail = {
  id: string;
  at: Date;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; base64: string }[];
  /** Header names are in lower case. */
  headers: Record<string, string>;
  raw: string;
};

export type Sms = { id: string; at: Date; from: string; to: string; body: string };

export type Sent = { kind: 'mail'; mail: Mail } | { kind: 'sms'; sms: Sms };

export type Outbox = {
  addMail(mail: Omit<Mail, 'id'>): Mail;
  addSms(sms: Omit<Sms, 'id'>): Sms;
  /** Newest first; all recipients unless one is given. */
  mails(to?: string): Mail[];
  sms(to?: string): Sms[];
  /** Calls back for everything sent from now on; returns a function that unsubscribes. */
  subscribe(listener: (sent: Sent) => void): () => void;
};

const keptPerKind = 1000;

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export const createOutbox = (): Outbox => {
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const listeners = new Set<(sent: Sent) => void>();

  const keep = <T>(list: T[], item: T) => {
    list.unshift(item);
    list.length = Math.min(list.length, keptPerKind);
  };
  const tell = (sent: Sent) => {
    for (const listener of listeners) listener(sent);
  };

  return {
    addMail(sent) {
      const mail = { id: randomUUID(), ...sent };
      keep(mails, mail);
      tell({ kind: 'mail', mail });
      return mail;
    },
    addSms(sent) {
      const sms = { id: randomUUID(), ...sent };
      keep(texts, sms);
      tell({ kind: 'sms', sms });
      return sms;
    },
    mails: (to) => mails.filter((mail) => to === undefined || mail.to.some((address) => sameAddress(address, to))),
    sms: (to) => texts.filter((sms) => to === undefined || sameAddress(sms.to, to)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
