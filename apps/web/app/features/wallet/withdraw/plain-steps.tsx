import { useMemo } from 'react';
import { countriesIn } from '../../../shared/countries.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { least } from './check-step.ts';
import { StepForm } from './step-form.tsx';
import { useField } from './use-field.ts';
import type { Withdraw } from './use-withdraw.ts';
import styles from './withdraw-page.module.css';

type Props = { withdraw: Withdraw };

const useGoOn =
  ({ check, goOn }: Withdraw) =>
  () => {
    if (check()) goOn();
  };

export const AmountStep = ({ withdraw }: Props) => {
  const { t } = useTranslation('withdraw');
  const dollars = useDollars();
  const field = useField(withdraw);
  const all = dollars(withdraw.facts.earned);
  return (
    <StepForm step="amount" onSubmit={useGoOn(withdraw)}>
      <Field
        {...field('amount')}
        hint={t('amountHint', { min: dollars(least), max: all })}
        inputMode="decimal"
        autoComplete="off"
      />
      <div>
        <Button size="small" onClick={() => withdraw.change({ amount: all })}>
          {t('all', { sum: all })}
        </Button>
      </div>
    </StepForm>
  );
};

export const PersonStep = ({ withdraw }: Props) => {
  const { t } = useTranslation('withdraw');
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const field = useField(withdraw);
  const country = { empty: t('chooseCountry'), options: countries };
  return (
    <StepForm step="person" onSubmit={useGoOn(withdraw)}>
      <div className={styles.pair}>
        <Field {...field('firstName')} autoComplete="given-name" maxLength={60} />
        <Field {...field('lastName')} autoComplete="family-name" maxLength={60} />
      </div>
      <Field {...field('birthDate')} type="date" autoComplete="bday" />
      <div className={styles.pair}>
        <SelectField {...field('residenceCountry')} {...country} autoComplete="country" />
        <SelectField {...field('birthCountry')} {...country} autoComplete="off" />
      </div>
    </StepForm>
  );
};

export const AddressStep = ({ withdraw }: Props) => {
  const field = useField(withdraw);
  return (
    <StepForm step="address" onSubmit={useGoOn(withdraw)}>
      <Field {...field('addressLine')} autoComplete="street-address" maxLength={120} />
      <div className={styles.pair}>
        <Field {...field('city')} autoComplete="address-level2" maxLength={60} />
        <Field {...field('postalCode')} autoComplete="postal-code" maxLength={12} />
      </div>
    </StepForm>
  );
};
