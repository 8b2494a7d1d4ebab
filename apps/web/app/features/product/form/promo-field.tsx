import { limits } from '@stagedoor/contract/limits';
import { zero } from '@stagedoor/contract/money';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import styles from './form.module.css';
import type { BuyForm } from './use-buy-form.ts';
import type { Price } from './use-price.ts';

type Props = { form: BuyForm; price: Price };

/** Applies the code on blur, on Enter and on the button. */
export const PromoField = ({ form, price: { promo } }: Props) => {
  const { t } = useTranslation('buy');
  const kept = form.values.promoCode;
  const [typed, setTyped] = useState(kept);
  useEffect(() => setTyped(kept), [kept]);
  const apply = () => typed.trim() !== kept && form.change({ promoCode: typed.trim() });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // it would submit the form and buy
    apply();
  };
  const isKept = typed.trim() === kept && kept !== '';
  return (
    <div className={styles.promo}>
      <Field
        label={t('fields.promoCode')}
        hint={isKept && promo.data ? <Applied promo={promo.data} /> : t('optional')}
        problem={isKept && promo.invalid ? t('promo.invalid') : undefined}
        value={typed}
        maxLength={limits.promo.codeMax}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={apply}
      />
      {isKept && promo.data ? (
        <Button onClick={() => form.change({ promoCode: '' })}>{t('promo.remove')}</Button>
      ) : (
        <Button busy={isKept && promo.checking} onClick={apply}>
          {t('promo.apply')}
        </Button>
      )}
    </div>
  );
};

const Applied = ({ promo: { percent, fixed } }: { promo: NonNullable<Price['promo']['data']> }) => {
  const { t } = useTranslation('buy');
  const dollars = useDollars();
  const words = () => {
    if (percent !== null && fixed !== null) return t('promo.both', { percent, sum: dollars(fixed) });
    return percent !== null ? t('promo.percent', { percent }) : t('promo.fixed', { sum: dollars(fixed ?? zero) });
  };
  return (
    <span className={styles.applied} role="status">
      <IconCheck aria-hidden="true" />
      {words()}
    </span>
  );
};
