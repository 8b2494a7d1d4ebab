import type { SubBalance } from '@stagedoor/contract/schemas/wallet';

/** In the order in which they are spent; the last one cannot be spent yet. */
export const subBalances: readonly SubBalance[] = ['bonus', 'deposited', 'earned', 'pending'];

export const asSubBalance = (text: string | null): SubBalance | undefined => subBalances.find((pot) => pot === text);
