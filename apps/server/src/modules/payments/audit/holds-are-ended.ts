import type { Truth } from '../../ledger/index.ts';

export const holdsAreEnded: Truth = {
  invariant: 'I4',
  name: 'holds-are-ended',
  says: 'what is held on a card brings nothing until it is captured, then what was decided, and nothing once it is let go',
  faults: `
    select id, state, captured, to_capture from payment
    where (state in ('held', 'released') and captured <> 0)
      or (state = 'paid' and capture_later and captured is distinct from to_capture)`,
};
