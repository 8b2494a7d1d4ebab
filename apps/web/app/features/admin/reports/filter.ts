import { reportReasons } from '@stagedoor/contract/report-reasons';
import type { CasesFilter } from './api.ts';

export const states = ['open', 'appealed', 'decided'] as const;
export const subjects = ['USER', 'PRODUCT', 'POST', 'COMMENT', 'MESSAGE'] as const;

/** The filter in the URL, without invalid values. */
export const readFilter = (query: URLSearchParams): CasesFilter & { state: (typeof states)[number] } => {
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
