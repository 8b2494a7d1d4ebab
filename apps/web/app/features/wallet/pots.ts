import type { Pot } from '@stagedoor/contract/schemas/wallet';

/** In the order in which they are spent; the last one cannot be spent yet. */
export const pots: readonly Pot[] = ['bonus', 'deposited', 'earned', 'pending'];

export const asPot = (text: string | null): Pot | undefined => pots.find((pot) => pot === text);
