import { type Cents, format } from '@stagedoor/contract/money';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCurrency } from '../../shared/money/use-currency.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { dayAndTimeUtc } from '../../shared/time/dates.ts';
import text from '../../ui/theme/text.module.css';

/** The wallet is in dollars; shows an estimate in the reader's currency, with the rate's date. */
export const Estimate = ({ amount }: { amount: Cents }) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const { ratesOf } = useShell();
  const { name, rate } = useCurrency();
  if (name === 'USD' || !ratesOf) return null;
  const sum = format(amount, { currency: name, rate, language });
  const time = dayAndTimeUtc(new Date(ratesOf), language);
  return <p className={`${text.small} ${text.quiet}`}>{t('estimate', { sum, time })}</p>;
};
