import type { ReplyOf } from '@stagedoor/contract/client';
import { cents } from '@stagedoor/contract/money';
import { Price } from '../../shared/price.tsx';
import { useTexts, useTranslation } from '../../shared/texts/use-translation.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import { Note } from '../../ui/note.tsx';

type Deletion = ReplyOf<'getDeletion'>;

/** What the server counts; a kind without words of its own is shown by its number alone. */
export const Losses = ({ deletion: { blockers, loses, funds } }: { deletion: Deletion }) => {
  const { t } = useTranslation('settings');
  const kinds: Readonly<Record<string, string>> = useTexts().file('settings')?.kinds ?? {};
  const nameOf = (kind: string) => kinds[kind] ?? t('kinds.other');
  return (
    <>
      {blockers.length > 0 && (
        <>
          <Note kind="stop">{t('delete.blocked')}</Note>
          <Bill>
            {blockers.map(({ kind, count }) => (
              <BillLine key={kind} name={nameOf(kind)}>
                {count}
              </BillLine>
            ))}
          </Bill>
        </>
      )}
      <p>{t('delete.loses')}</p>
      <Bill>
        {loses.map(({ kind, count }) => (
          <BillLine key={kind} name={nameOf(kind)}>
            {count}
          </BillLine>
        ))}
        <BillLine name={t('delete.funds')}>
          <Price amount={cents(funds)} />
        </BillLine>
      </Bill>
    </>
  );
};
