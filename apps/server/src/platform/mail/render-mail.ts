import type { Language } from '@stagedoor/contract/limits';
import { type MailName, mails, type SmsName, texts } from '@stagedoor/messages/mails';
import { type Html, html } from '../http/html.ts';

export type Written = {
  language: Language;
  gaps: Readonly<Record<string, string>>;
  /** Where the button leads. */
  url?: string | undefined;
  unsubscribeUrl?: string | undefined;
};

const fill = (text: string, gaps: Written['gaps']) => text.replaceAll(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);

export const renderSms = (name: SmsName, { language, gaps }: Written): string => fill(texts[language][name], gaps);

/** A mail as plain text and as HTML that says the same. */
export const renderMail = (name: MailName, written: Written) => {
  const { language, gaps, url, unsubscribeUrl } = written;
  const { frame } = mails[language];
  const mail: { subject: string; title: string; body: string; action?: string } = mails[language][name];
  const title = fill(mail.title, gaps);
  const paragraphs = fill(mail.body, gaps).split('\n\n');
  const button = url && mail.action ? { label: mail.action, url } : undefined;
  const parts = [
    title,
    gaps.code,
    ...paragraphs,
    button && `${button.label}:\n${button.url}`,
    `—\nStagedoor. ${frame.promise}`,
    unsubscribeUrl && `${frame.unsubscribe}:\n${unsubscribeUrl}`,
  ];
  return {
    subject: fill(mail.subject, gaps),
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    html: page({ language, title, code: gaps.code, paragraphs, button, frame, unsubscribeUrl }),
  };
};

type Page = {
  language: Language;
  title: string;
  code: string | undefined;
  paragraphs: string[];
  button: { label: string; url: string } | undefined;
  frame: { promise: string; link: string; unsubscribe: string };
  unsubscribeUrl: string | undefined;
};

// Mail programs drop style sheets, so each element carries the product's colours itself.
const page = ({ language, title, code, paragraphs, button, frame, unsubscribeUrl }: Page): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f6efe3;color:#211122;font:16px/1.55 Onest,system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:800;letter-spacing:-0.02em;font-size:18px">Stagedoor</p>
<div style="padding:32px 28px;background:#fefcf8;border:1px solid #e4d8c2;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.02em">${title}</h1>
${code ? codeBlock(code) : ''}${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
${button ? buttonBlock(button, frame.link) : ''}</div>
<p style="margin:16px 0 0;color:#5e465f;font-size:14px">${frame.promise}</p>
${unsubscribeUrl ? html`<p style="margin:8px 0 0;font-size:14px"><a href="${unsubscribeUrl}" style="color:#5e465f">${frame.unsubscribe}</a></p>` : ''}
</div>
</body>
</html>`.text;

const codeBlock = (code: string): Html =>
  html`<p style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:0.2em">${code}</p>\n`;

const buttonBlock = ({ label, url }: { label: string; url: string }, hint: string): Html =>
  html`<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#ffb316;color:#211122;font-weight:700;text-decoration:none">${label}</a></p>
<p style="margin:0;color:#5e465f;font-size:14px">${hint}<br><span style="word-break:break-all">${url}</span></p>\n`;
