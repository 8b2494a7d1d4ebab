import type { ReplyOf } from '@stagedoor/contract/client';
import { cents } from '@stagedoor/contract/money';
import { useTexts, useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import { Note } from '../../ui/feedback/note.tsx';

type Deletion = ReplyOf<'getDeletion'>;

/** Counts by the server; a kind without a text of its own shows only its number. */
export const Losses = ({ deletion: { blockers, loses, funds } }: { deletion: Deletion }) => {
  const { t } = useTranslation('settings');
  const kinds: Readonly<Record<string, string>> = useTexts().file('settings')?.kinds ?? {};
  const nameOf = (kind: string) => kinds[kind] ?? t('kinds.other');
  return (
    <>
      {blockers.length > 0 && (
        <>
          <Note kind="stop">{t('delete.blocked')}</Note>
          <PriceLines>
            {blockers.map(({ kind, count }) => (
              <PriceLine key={kind} name={nameOf(kind)}>
                {count}
              </PriceLine>
            ))}
          </PriceLines>
        </>
      )}
      <p>{t('delete.loses')}</p>
      <PriceLines>
        {loses.map(({ kind, count }) => (
          <PriceLine key={kind} name={nameOf(kind)}>
            {count}
          </PriceLine>
        ))}
        <PriceLine name={t('delete.funds')}>
          <Price amount={cents(funds)} />
        </PriceLine>
      </PriceLines>
    </>
  );
};
