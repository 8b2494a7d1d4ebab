import type { ModerationCase } from '@stagedoor/contract/schemas/moderation';
import { Link } from 'react-router';
import { dayAndTime } from '../../../shared/dates.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { staffPaths } from '../../../shared/staff-paths.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import text from '../../../ui/text.module.css';
import styles from './reports.module.css';
import { useVerdictWords } from './use-verdict-words.ts';

/** How many complained, why and in which words; what was decided about the same owner before. */
export const Said = ({ item: { idReport, at, complained, complaints, earlier } }: { item: ModerationCase }) => {
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
