import type { Wanted } from './api.ts';

export const roles = ['FAN', 'EXPERT', 'AGENT', 'ADMIN'] as const;
export const states = ['active', 'hidden', 'blocked', 'registration', 'deleted'] as const;

/** What an address asks for; what it spells wrong is left out. */
export const readWanted = (query: URLSearchParams): Wanted => {
  const role = roles.find((name) => name === query.get('role'));
  const state = states.find((name) => name === query.get('state'));
  return { text: query.get('text') ?? '', ...(role && { role }), ...(state && { state }) };
};
