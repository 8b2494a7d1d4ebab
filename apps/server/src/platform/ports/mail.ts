import nodemailer from 'nodemailer';

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
};

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** Connects and logs in, without sending. */
export const verifySmtp = async (url: string): Promise<void> => {
  const transport = nodemailer.createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

export const smtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
};
