import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { Link } from 'react-router';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';
import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../navigation/paths.ts';
import { useLanguage } from '../pages/shell-data.ts';
import { dayAndTime } from '../time/dates.ts';
import styles from './blocked-note.module.css';

/** For a user whom staff have blocked: until when, why, and where to appeal. */
export default function BlockedNote({ until, reason }: NonNullable<SelfUser['blocked']>) {
  const { t } = useTranslation('decisions');
  const language = useLanguage();
  return (
    <div className={styles.note}>
      <Note kind="stop">
        <p>
          <strong>
            {until === null ? t('blockedForever') : t('blocked', { date: dayAndTime(new Date(until), language) })}
          </strong>
        </p>
        <p>{t('because', { reason })}</p>
        <p>{t('whatNow')}</p>
        <p>
          <Link to={paths.decisions()} className={text.link}>
            {t('read')}
          </Link>{' '}
          <Link to={paths.support()} className={text.link}>
            {t('support')}
          </Link>
        </p>
      </Note>
    </div>
  );
}
