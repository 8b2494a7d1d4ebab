import type { Cents } from '@stagedoor/contract/money';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import styles from './amount-stepper.module.css';

type Props = { amount: Cents; less: Cents | null; more: Cents; onChange: (amount: Cents) => void };

/** Moves by the legal step. */
export const AmountStepper = ({ amount, less, more, onChange }: Props) => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  return (
    <fieldset className={styles.stepper} aria-label={t('bid.label')}>
      <button
        type="button"
        // Not `disabled`: a button that loses its state while focused would lose the focus too.
        aria-disabled={less === null}
        aria-label={less === null ? t('bid.noLess') : t('bid.less', { sum: dollars(less) })}
        onClick={() => less !== null && onChange(less)}
      >
        <IconMinus aria-hidden="true" />
      </button>
      <output>{dollars(amount)}</output>
      <button type="button" aria-label={t('bid.more', { sum: dollars(more) })} onClick={() => onChange(more)}>
        <IconPlus aria-hidden="true" />
      </button>
    </fieldset>
  );
};
