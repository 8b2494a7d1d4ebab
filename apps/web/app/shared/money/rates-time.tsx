import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguage, useShell } from '../pages/shell-data.ts';
import { dayAndTimeUtc } from '../time/dates.ts';

/** The age of the exchange rates. */
export const RatesTime = () => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { ratesOf } = useShell();
  if (!ratesOf) return null;
  const time = dayAndTimeUtc(new Date(ratesOf), language);
  return <time dateTime={ratesOf}>{t('footer.rates', { time })}</time>;
};
