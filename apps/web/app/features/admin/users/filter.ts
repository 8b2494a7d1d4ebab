import type { PeopleFilter } from './api.ts';

export const roles = ['FAN', 'EXPERT', 'AGENT', 'ADMIN'] as const;
export const states = ['active', 'hidden', 'blocked', 'registration', 'deleted'] as const;

/** The filter in the URL, without invalid values. */
export const readFilter = (query: URLSearchParams): PeopleFilter => {
  const role = roles.find((name) => name === query.get('role'));
  const state = states.find((name) => name === query.get('state'));
  return { text: query.get('text') ?? '', ...(role && { role }), ...(state && { state }) };
};
