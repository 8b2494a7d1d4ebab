import type { ModerationCase } from '@stagedoor/contract/schemas/moderation';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './reports.module.css';
import { useVerdictWords } from './use-verdict-words.ts';

/** The reports with their reasons and texts, and earlier decisions about the same owner. */
export const Complaints = ({ item: { idReport, at, complained, complaints, earlier } }: { item: ModerationCase }) => {
  const { t } = useTranslation('reports');
  const { t: report } = useTranslation('report');
  const language = useLanguage();
  const moment = (date: string) => dayAndTime(new Date(date), language);
  const verdictWords = useVerdictWords();
  const rest = complained - complaints.length;
  return (
    <div className={styles.said}>
      <strong>{idReport === null ? t('noReport') : t('complained', { count: complained, date: moment(at) })}</strong>
      <ul>
        {complaints.map(({ idUser, userName, reason, text: words }) => (
          <li key={idUser}>
            <Link to={staffPaths.user(idUser)} className={text.link}>
              {t('complaint', { reason: report(`reasons.${reason}`), name: userName })}
            </Link>
            {words && <q>{words}</q>}
          </li>
        ))}
      </ul>
      {rest > 0 && <small>{t('more', { count: rest })}</small>}
      {earlier.length > 0 && (
        <div>
          <small>{t('earlier')}</small>
          <ul>
            {earlier.map((one) => (
              <li key={one.idDecision}>
                {t(one.overturned ? 'overturned' : 'earlierLine', {
                  verdict: verdictWords(one),
                  date: moment(one.decidedAt),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
