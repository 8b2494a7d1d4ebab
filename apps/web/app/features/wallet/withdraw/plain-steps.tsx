import { useMemo } from 'react';
import { countriesIn } from '../../../shared/i18n/countries.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useField } from './use-field.ts';
import type { Withdraw } from './use-withdraw.ts';
import styles from './withdraw-page.module.css';
import { WithdrawStep } from './withdraw-step.tsx';

type Props = { withdraw: Withdraw };

export const PersonStep = ({ withdraw }: Props) => {
  const { t } = useTranslation('withdraw');
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const field = useField(withdraw);
  const country = { empty: t('chooseCountry'), options: countries };
  return (
    <WithdrawStep withdraw={withdraw} onSubmit={() => withdraw.submit(withdraw.goOn)}>
      <div className={styles.pair}>
        <Field {...field('firstName')} autoComplete="given-name" maxLength={60} />
        <Field {...field('lastName')} autoComplete="family-name" maxLength={60} />
      </div>
      <Field {...field('birthDate')} type="date" autoComplete="bday" />
      <div className={styles.pair}>
        <SelectField {...field('residenceCountry')} {...country} autoComplete="country" />
        <SelectField {...field('birthCountry')} {...country} autoComplete="off" />
      </div>
    </WithdrawStep>
  );
};

export const AddressStep = ({ withdraw }: Props) => {
  const field = useField(withdraw);
  return (
    <WithdrawStep withdraw={withdraw} onSubmit={() => withdraw.submit(withdraw.goOn)}>
      <Field {...field('addressLine')} autoComplete="street-address" maxLength={120} />
      <div className={styles.pair}>
        <Field {...field('city')} autoComplete="address-level2" maxLength={60} />
        <Field {...field('postalCode')} autoComplete="postal-code" maxLength={12} />
      </div>
    </WithdrawStep>
  );
};
