import { fail } from '@stagedoor/contract/errors';
import type { SubscriptionAccessForm } from '@stagedoor/contract/schemas/subscription-access';
import type { Tx } from '../../platform/database/database.ts';
import type { ProductAudience } from '../../platform/database/schema.gen.ts';

/** Who may use something: everyone, all members, or those of named plans. */
export const audienceOf = (access: SubscriptionAccessForm | null): ProductAudience => {
  if (access === null) return 'everyone';
  return access.availableToAllPaid ? 'members' : 'plans';
};

/** Refuses plans of others, and closed ones. */
export const requireOwnPlans = async (tx: Tx, idTalent: number, plans: readonly number[]): Promise<void> => {
  if (plans.length === 0) return;
  const own = await tx
    .selectFrom('product')
    .select('id')
    .where('id', 'in', plans)
    .where('id_owner', '=', idTalent)
    .where('type', '=', 'SUBSCRIPTION')
    .where('deleted_at', 'is', null)
    .execute();
  if (own.length < plans.length)
    fail('mandatoryFieldNull', { fields: { 'subscriptionAccess.validSubscriptions': 'invalid' } });
};
