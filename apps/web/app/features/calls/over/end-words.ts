import type { Call, CallEnd, CallRole } from '@stagedoor/contract/schemas/call';

type EndWords = CallEnd | 'missedByYou' | 'deniedByYou';

const forTalent: Partial<Record<CallEnd, EndWords>> = {
  cancelled: 'missedByYou',
  missed: 'missedByYou',
  denied: 'deniedByYou',
};

/** How it ended, as this side sees it. */
export const endWords = ({ end, role }: { end: Call['end']; role: CallRole }): EndWords => {
  const how = end ?? 'hungUp';
  return role === 'talent' ? (forTalent[how] ?? how) : how;
};
