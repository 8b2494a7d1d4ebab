import { type Cents, format } from '@stagedoor/contract/money';
import { dayAndTimeUtc } from '../../shared/dates.ts';
import { useLanguage, useShell } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useCurrency } from '../../shared/use-currency.ts';
import text from '../../ui/text.module.css';

/** The wallet counts in dollars; whoever thinks in another currency sees about how much that is, and of when. */
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
