import { dayAndTimeUtc } from './dates.ts';
import { useLanguage, useShell } from './shell-data.ts';
import { useTranslation } from './texts/use-translation.ts';

/** How old the estimates in other currencies are. */
export const RatesTime = () => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { rates } = useShell();
  if (!rates) return null;
  const time = dayAndTimeUtc(new Date(rates.updatedAt), language);
  return <time dateTime={rates.updatedAt}>{t('footer.rates', { time })}</time>;
};
