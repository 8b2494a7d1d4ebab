import type { Language } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import { somebody } from '@stagedoor/messages/notices/somebody';
import { fill, type Gaps } from '@stagedoor/messages/words';
import type { Kind, Noticed } from '../../platform/notices/kind.ts';
import type { ItemRow } from './event-log.repo.ts';

type ItemTexts = Pick<ItemRow, 'partner_name' | 'sum' | 'params'>;

/** The number of events an item stands for, counted as the kind defines; 0 for a single one. */
const countIn = ({ merges }: Kind, sum: number | null): number =>
  !merges || !sum ? 0 : merges.counts === 'all' ? sum + 1 : sum;

/** Values for the gaps of a kind's texts. */
export const gapsOf = (kind: Kind, { partner_name, sum, params }: ItemTexts, language: Language): Gaps => ({
  ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
  partner: partner_name || somebody[language],
  count: String(countIn(kind, sum)),
  ...(!kind.merges && sum !== null && { amount: format(cents(sum), { currency: 'USD', rate: 1, language }) }),
});

/** The text of a notification. Empty for a kind that is only mailed. */
export const sentenceOf = (
  kind: Kind,
  item: ItemTexts,
  language: Language,
  gaps = gapsOf(kind, item, language),
): string => {
  const forms: Readonly<Record<string, string>> = kind.texts[language].sentence ?? {};
  const count = countIn(kind, item.sum);
  const form = count > 0 ? `more_${new Intl.PluralRules(language).select(count)}` : 'text';
  return fill(forms[form] ?? '', gaps);
};

export const noticedIn = (kind: Kind, row: ItemRow): Noticed => ({
  subject: row.subject_type === null || row.subject_id === null ? null : { type: row.subject_type, id: row.subject_id },
  idPartner: row.id_partner,
  idOwner: row.id_subject,
  more: kind.merges ? (row.sum ?? 0) : 0,
});
