import { z } from 'zod';
import { centsSchema } from './money-schema.ts';
import { moment } from './schemas/primitives.ts';

const reason = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

/** Why a request cannot be carried out as things stand (1028), with what is needed to go on. */
export const incompleteReason = z.discriminatedUnion('kind', [
  /** What was asked for is not possible in the present state, or has been done already. */
  reason('notPossibleNow', {}),
  reason('stateChanged', { state: z.string() }),
  reason('tooEarly', { from: moment }),
  /** Somebody who is not logged in must be, for this. */
  reason('logIn', {}),
  /** The session has to be confirmed by a code first. */
  reason('verifySession', {}),
  reason('secondFactor', {}),
  /** A colleague has to do it. */
  reason('otherStaffNeeded', {}),
  reason('priceChanged', { total: centsSchema }),
  reason('otherDelivery', { delivery: z.string() }),
  reason('passNotValid', { state: z.string() }),
  reason('alreadyCheckedIn', { checkedIn: z.int() }),
  reason('noDeviceLeft', {}),
  reason('personLeft', {}),
  /** How much of an upload is kept; it goes on from there. */
  reason('wrongOffset', { offset: z.int() }),
  reason('tooManyProducts', {}),
  /** What has to be finished before an account can be deleted. */
  reason('openObligations', { kinds: z.array(z.string()) }),
  reason('fundsLeft', {}),
  reason('newVersion', { version: z.string() }),
  /** Of a profile in a social network. */
  reason('checkedByStaff', {}),
  reason('codeNotFound', {}),
  reason('profilesUnproven', {}),
  /** What still belongs to a group or a category: the first few names of each kind. */
  reason('notEmpty', { inside: z.record(z.string(), z.string()) }),
  /** Of members of the staff. */
  reason('noSuchAccount', {}),
  reason('accountIsTalent', {}),
  reason('ownMembership', {}),
  reason('lastManager', {}),
]);

export type IncompleteReason = z.output<typeof incompleteReason>;
