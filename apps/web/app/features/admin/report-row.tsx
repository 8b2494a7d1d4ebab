import type { ScoreReport } from '@stagedoor/contract/schemas/score';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import text from '../../ui/theme/text.module.css';
import { DecideReport } from './decide-report.tsx';
import styles from './queue.module.css';

type Props = { report: ScoreReport; onDecided: () => void };

export const ReportRow = ({ report, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { score, fanName, idTalent, talentName, reports } = report;
  const [first] = reports;
  return (
    <tr>
      <th scope="row" data-column="review">
        <Link to={paths.profile({ idUser: idTalent, nickname: null })} className={text.link}>
          {t('reviews.about', { fan: fanName, talent: talentName })}
        </Link>
        <small>{t('reviews.stars', { count: score })}</small>
      </th>
      <td data-column="about" className={styles.about}>
        <span>{report.text || t('reviews.wordless')}</span>
        {reports.map(({ reason, at }) => (
          <small key={`${at} ${reason}`}>{t('reviews.against', { reason })}</small>
        ))}
      </td>
      <td data-column="reported">
        {first && <time dateTime={first.at}>{dayAndTime(new Date(first.at), language)}</time>}
      </td>
      <td data-column="decision" className={styles.decision}>
        <DecideReport report={report} onDecided={onDecided} />
      </td>
    </tr>
  );
};
