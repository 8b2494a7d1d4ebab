import type { FieldWord } from './field-problem.ts';

export type ReadAddress = { address: string; problem?: never } | { address?: never; problem: FieldWord };

/** The address of a page about somebody, from what people type or paste: `t.me/name`, or a link with all that trails it. */
export const readProfileAddress = (typed: string): ReadAddress => {
  const text = typed.trim();
  if (text === '') return { problem: 'required' };
  // A name, with the sign before it or not, is the same in every network.
  if (/^@|^[^./:]+$/.test(text)) return { problem: 'noNetwork' };
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  const path = url?.pathname.replace(/\/+$/, '');
  if (!url || !path || !/^https?:$/.test(url.protocol) || !domain.test(url.hostname)) return { problem: 'invalid' };
  return { address: `https://${url.host}${path}` };
};

const domain = /^([a-z0-9-]+\.)+[a-z]{2,}$/;
