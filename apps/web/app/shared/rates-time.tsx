import { dayAndTimeUtc } from './dates.ts';
import { useLanguage, useShell } from './shell-data.ts';
import { useTranslation } from './texts/use-translation.ts';

/** How old the estimates in other currencies are. */
export const RatesTime = () => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { ratesOf } = useShell();
  if (!ratesOf) return null;
  const time = dayAndTimeUtc(new Date(ratesOf), language);
  return <time dateTime={ratesOf}>{t('footer.rates', { time })}</time>;
};
