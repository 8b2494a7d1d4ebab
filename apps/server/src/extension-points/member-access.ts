import type { Language } from '@stagedoor/contract/limits';
import type { PlanArea } from '@stagedoor/contract/plan-areas';
import type { SubscriptionAccess } from '@stagedoor/contract/schemas/subscription-access';
import type { Read } from '../platform/database/read.ts';

/** Something that only members may use: those of any paid plan of this talent, or of the plans with these ids. */
export type ForMembers = {
  idTalent: number;
  area: PlanArea;
  availableToAllPaid: boolean;
  validSubscriptions: readonly number[];
};

type NamedPlan = SubscriptionAccess['validSubscriptions'][number];

/** Provided by the memberships to lower modules. Nobody stores its answers. */
export type MemberAccess = {
  /** A visitor is null. */
  isOpenTo(read: Read, idUser: number | null, what: ForMembers, now: Date): Promise<boolean>;
  /** The same for many, by one statement. */
  areOpenTo(read: Read, idUser: number | null, things: readonly ForMembers[], now: Date): Promise<boolean[]>;
  /** For each, the plans that can be joined and open it. */
  plansOpening(read: Read, things: readonly ForMembers[], language: Language): Promise<NamedPlan[][]>;
};
