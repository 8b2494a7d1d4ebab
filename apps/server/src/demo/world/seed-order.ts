import type { StudioType } from '@stagedoor/contract/product-types';
import type { SeedStep } from './seed-steps.ts';

/**
 * An order: what was bought, when, and its later steps. `own` are the two demo accounts that a visitor can log in to.
 */
export type SeedOrder = {
  fan: 'own' | number;
  talent: 'own' | string;
  type: StudioType;
  /** Days ago. */
  days: number;
  fields: Record<string, unknown>;
  /** Paid by card; otherwise by the fan's wallet. */
  card?: true;
  afterwards: readonly SeedStep[];
};

export const phone = '+380501112233';
