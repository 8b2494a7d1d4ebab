import type { Language } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import { isNotificationType, notificationKinds } from '@stagedoor/contract/notification-kinds';
import type { EventLogItem } from '@stagedoor/contract/schemas/event-log-item';
import type { notifications as english } from './en/notifications.ts';
import { fillGaps } from './gaps.ts';
import type { Translation } from './translation.ts';

/** The file `notifications` of one language. */
export type NotificationTexts = typeof english | Translation<typeof english>;

type Told = Pick<EventLogItem, 'partnerName' | 'productName' | 'sum'> & { type: string };

/** What a notification says; null for a type that nobody here knows. */
export const notificationText = (texts: NotificationTexts, language: Language, item: Told): string | null => {
  if (!isNotificationType(item.type)) return null;
  const sentence: Readonly<Record<string, string>> = texts.types[item.type];
  const sum = item.sum ?? 0;
  const counts = notificationKinds[item.type].sum;
  const form = counts === 'people' && sum > 0 ? `more_${new Intl.PluralRules(language).select(sum)}` : 'text';
  const gaps = {
    partner: item.partnerName || texts.somebody,
    product: item.productName ?? '',
    count: String(sum),
    amount: counts === 'cents' ? format(cents(sum), { currency: 'USD', rate: 1, language }) : '',
  };
  const text = sentence[form];
  return text === undefined ? null : fillGaps(text, language, gaps);
};
