import { z } from 'zod';
import { limits } from '../limits.ts';
import { planAreas } from '../plan-areas.ts';
import { id } from './primitives.ts';

export const planArea = z.enum(planAreas);

const namedPlan = z.object({ idSubscription: id, name: z.string() });

/** Who may use what is for members: those of any paid plan, or of the named plans. Without a plan it is closed to all. */
export const subscriptionAccess = z.object({
  availableToAllPaid: z.boolean(),
  /** The plans that can be joined and open it, in the talent's order. */
  validSubscriptions: z.array(namedPlan),
});
export type SubscriptionAccess = z.output<typeof subscriptionAccess>;

/** As chosen by the talent: any paid plan, or at least one by name. */
export const subscriptionAccessForm = z
  .object({
    availableToAllPaid: z.boolean(),
    validSubscriptions: z.array(id).max(limits.memberships.plansMax),
  })
  .refine(({ availableToAllPaid, validSubscriptions }) => availableToAllPaid === (validSubscriptions.length === 0), {
    path: ['validSubscriptions'],
  });
export type SubscriptionAccessForm = z.output<typeof subscriptionAccessForm>;
