import { supportOpensAt } from '@stagedoor/contract/support-hours';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';

/** Whether support answers now, or from when. */
export const SupportHours = () => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const opensAt = supportOpensAt(new Date(Date.now() + useServerOffset()));
  return <span>{opensAt ? t('support.closed', { moment: dayAndTime(opensAt, language) }) : t('support.open')}</span>;
};
