import type { ForMembers } from '../../../extension-points/member-access.ts';
import { hasAccess } from '../../recurring/index.ts';

export type OpeningPlan = { idSubscription: number; opens: readonly string[] };

/** Whether a plan opens something of its talent. */
export const planOpens = ({ idSubscription, opens }: OpeningPlan, what: ForMembers): boolean =>
  opens.includes(what.area) && (what.availableToAllPaid || what.validSubscriptions.includes(idSubscription));

/** A person's agreement with a talent about a plan. */
export type Member = OpeningPlan & Parameters<typeof hasAccess>[0];

/** Whether it is open to this member now. */
export const memberOpens = (member: Member, what: ForMembers, now: Date): boolean =>
  planOpens(member, what) && hasAccess(member, now);
