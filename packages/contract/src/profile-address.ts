import type { FieldWord } from './field-problem.ts';

export type ReadAddress = { address: string; problem?: never } | { address?: never; problem: FieldWord };

/** Normalises the URL of a profile page as typed or pasted: `t.me/name`, or a link with tracking parameters. */
export const readProfileAddress = (typed: string): ReadAddress => {
  const text = typed.trim();
  if (text === '') return { problem: 'required' };
  // A handle, with or without @, does not say which network it belongs to.
  if (/^@|^[^./:]+$/.test(text)) return { problem: 'noNetwork' };
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  const path = url?.pathname.replace(/\/+$/, '');
  if (!url || !path || !/^https?:$/.test(url.protocol) || !domain.test(url.hostname)) return { problem: 'invalid' };
  return { address: `https://${url.host}${path}` };
};

const domain = /^([a-z0-9-]+\.)+[a-z]{2,}$/;
