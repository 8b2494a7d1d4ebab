import { reportReasons } from '@stagedoor/contract/report-reasons';
import type { Wanted } from './api.ts';

export const states = ['open', 'appealed', 'decided'] as const;
export const subjects = ['USER', 'PRODUCT'] as const;

/** What an address asks for; what it spells wrong is left out. */
export const readWanted = (query: URLSearchParams): Wanted & { state: (typeof states)[number] } => {
  const subject = subjects.find((name) => name === query.get('subject'));
  const reason = reportReasons.find((name) => name === query.get('reason'));
  const owner = Number(query.get('owner'));
  return {
    state: states.find((name) => name === query.get('state')) ?? 'open',
    ...(subject && { subject }),
    ...(reason && { reason }),
    ...(Number.isSafeInteger(owner) && owner > 0 && { owner }),
  };
};
