import type { Invariant } from '../../ledger/index.ts';

export const holdsAreEnded: Invariant = {
  id: 'I4',
  name: 'holds-are-ended',
  description:
    'a hold on a card posts nothing until it is captured, then the captured amount, and nothing when it is released',
  violationsSql: `
    select id, state, captured, to_capture from payment
    where (state in ('held', 'released') and captured <> 0)
      or (state = 'paid' and capture_later and captured is distinct from to_capture)`,
};
