import { limits } from '@stagedoor/contract/limits';
import { zero } from '@stagedoor/contract/money';
import type { PromoReply } from '@stagedoor/contract/schemas/promo';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './promo-field.module.css';
import { useDollars } from './use-dollars.ts';

type Props = {
  /** The applied code; empty for none. */
  code: string;
  promo: { data: PromoReply | undefined; invalid: boolean; checking: boolean };
  onChange: (code: string) => void;
};

/** Applies the code on blur, on Enter and on the button. */
export const PromoField = ({ code, promo, onChange }: Props) => {
  const { t } = useTranslation('buy');
  const [typed, setTyped] = useState(code);
  useEffect(() => setTyped(code), [code]);
  const apply = () => typed.trim() !== code && onChange(typed.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // it would submit the form and buy
    apply();
  };
  const isKept = typed.trim() === code && code !== '';
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
        <Button onClick={() => onChange('')}>{t('promo.remove')}</Button>
      ) : (
        // Keeps the focus in the field: applied on blur, the code could be accepted, and this button remove it, before it is let go.
        <Button busy={isKept && promo.checking} onMouseDown={(event) => event.preventDefault()} onClick={apply}>
          {t('promo.apply')}
        </Button>
      )}
    </div>
  );
};

const Applied = ({ promo: { percent, fixed } }: { promo: PromoReply }) => {
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
