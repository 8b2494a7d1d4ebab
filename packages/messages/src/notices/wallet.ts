import { wallet as en } from '../en/notices/wallet.ts';
import { wallet as ru } from '../ru/notices/wallet.ts';
import { wallet as uk } from '../uk/notices/wallet.ts';
import { inLanguages } from '../words.ts';

export const walletNotices = inLanguages(en, uk, ru);
