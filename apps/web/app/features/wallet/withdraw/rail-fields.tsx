import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useField } from './use-field.ts';
import type { Withdraw } from './use-withdraw.ts';
import styles from './withdraw-page.module.css';

/** The fields of the chosen rail. */
export const RailFields = ({ withdraw }: { withdraw: Withdraw }) => {
  const { t } = useTranslation('withdraw');
  const field = useField(withdraw);
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  const { card, values } = withdraw;
  if (values.rail === 'bank')
    return (
      <>
        <Field {...field('account')} {...code} maxLength={50} />
        <div className={styles.pair}>
          <Field {...field('swift')} {...code} hint={t('swiftHint')} maxLength={14} />
          <Field {...field('bankName')} autoComplete="off" maxLength={80} />
        </div>
        <Field {...field('taxpayerId')} {...code} maxLength={30} />
        <TextArea {...field('purpose')} hint={t('purposeHint')} maxLength={limits.withdrawal.purposeMax} rows={2} />
      </>
    );
  if (values.rail === 'card')
    return (
      <>
        <Field
          {...field('cardNumber')}
          hint={t('cardHint')}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          placeholder={card ? `•••• ${card.last4}` : undefined}
        />
        <Field
          {...field('expiry')}
          hint={t('expiryHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
          placeholder={card ? '••/••' : undefined}
        />
      </>
    );
  if (values.rail === 'paypal')
    return <Field {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />;
  return (
    <Field {...field('cryptoAddress')} hint={t('cryptoHint')} autoComplete="off" spellCheck={false} maxLength={90} />
  );
};
