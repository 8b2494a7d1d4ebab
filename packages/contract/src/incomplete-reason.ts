import { z } from 'zod';
import { centsSchema } from './money-schema.ts';
import { moment } from './schemas/primitives.ts';

const reason = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

/** Why a request cannot be carried out in the current state (1028), with what is needed to continue. */
export const incompleteReason = z.discriminatedUnion('kind', [
  /** Not possible in the current state, or already done. */
  reason('notPossibleNow', {}),
  reason('stateChanged', { state: z.string() }),
  reason('tooEarly', { from: moment }),
  /** The caller must log in for this. */
  reason('logIn', {}),
  /** The session must be verified by a code first. */
  reason('verifySession', {}),
  reason('secondFactor', {}),
  /** A colleague has to do it. */
  reason('otherStaffNeeded', {}),
  /** Only the members of certain plans may buy it. */
  reason('membersOnly', {}),
  reason('priceChanged', { total: centsSchema }),
  reason('otherDelivery', { delivery: z.string() }),
  reason('passNotValid', { state: z.string() }),
  /** Who came in with the pass, and when; without a name for a guest whom nobody named. */
  reason('alreadyCheckedIn', { name: z.string().nullable(), at: moment }),
  /** The talent has begun to work on the order. */
  reason('workBegun', {}),
  reason('noDeviceLeft', {}),
  reason('personLeft', {}),
  /** How much of an upload is stored; the client continues from there. */
  reason('wrongOffset', { offset: z.int() }),
  reason('tooManyProducts', {}),
  reason('tooManyAddresses', {}),
  /** For a product with an upcoming date that people have tickets for. */
  reason('guestsExpected', {}),
  /** What must be finished before an account can be deleted. */
  reason('openObligations', { kinds: z.array(z.string()) }),
  reason('fundsLeft', {}),
  reason('newVersion', { version: z.string() }),
  /** For profiles on social networks. */
  reason('checkedByStaff', {}),
  reason('codeNotFound', {}),
  reason('profilesUnproven', {}),
  /** What still belongs to a group or category: the first few names of each kind. */
  reason('notEmpty', { inside: z.record(z.string(), z.string()) }),
  /** What a bidder has not confirmed yet. */
  reason('bidderUnchecked', { card: z.boolean(), phone: z.boolean() }),
  /** A talent answers no calls at this time; from when, if they have said so. */
  reason('notAnswering', { from: moment.nullable() }),
  /** The time of a call is no longer free, or too near. */
  reason('timeTaken', {}),
  /** For staff membership. */
  reason('noSuchAccount', {}),
  reason('accountIsTalent', {}),
  reason('ownMembership', {}),
  reason('lastManager', {}),
]);

export type IncompleteReason = z.output<typeof incompleteReason>;
