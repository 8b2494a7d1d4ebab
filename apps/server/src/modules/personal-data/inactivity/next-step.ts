import { limits } from '@stagedoor/contract/limits';
import { daysAfter, monthsAfter } from '../../../platform/time.ts';

type WarningDays = (typeof limits.account.deleteWarningDays)[number];
export type Inactive = {
  lastSeenAt: Date;
  months: number;
  /** The latest warning since the user was last seen. */
  warned: { days: number; at: Date } | null;
};
export type Step = { kind: 'wait' } | { kind: 'warn'; days: WarningDays; deletedOn: Date } | { kind: 'delete' };

const leaveInPeaceDays = 7;

/** The next step for a user who chose deletion after inactivity. Never deletes without a day's notice. */
export const nextStep = ({ lastSeenAt, months, warned }: Inactive, now: Date): Step => {
  const due = monthsAfter(lastSeenAt, months);
  const noticeOver = warned?.days === 1 && now >= daysAfter(warned.at, 1);
  if (now >= due && noticeOver) return { kind: 'delete' };
  const days = limits.account.deleteWarningDays.findLast((ahead) => {
    const from = daysAfter(due, -ahead);
    // With a short period, the first warning would reach users who were here yesterday.
    return now >= from && from >= daysAfter(lastSeenAt, leaveInPeaceDays);
  });
  if (days === undefined || (warned && warned.days <= days)) return { kind: 'wait' };
  return { kind: 'warn', days, deletedOn: new Date(Math.max(due.getTime(), daysAfter(now, 1).getTime())) };
};
