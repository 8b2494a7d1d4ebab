import { auctions as en } from '../en/notices/auctions.ts';
import { auctions as ru } from '../ru/notices/auctions.ts';
import { auctions as uk } from '../uk/notices/auctions.ts';
import { inLanguages } from '../words.ts';

export const auctionNotices = inLanguages(en, uk, ru);
