import { orders as en, orderMail as enMail } from '../en/notices/orders.ts';
import { orders as ru, orderMail as ruMail } from '../ru/notices/orders.ts';
import { orders as uk, orderMail as ukMail } from '../uk/notices/orders.ts';
import { inLanguages } from '../words.ts';

export const ordersNotices = inLanguages(en, uk, ru);
export const orderMailTexts = { en: enMail, uk: ukMail, ru: ruMail };
