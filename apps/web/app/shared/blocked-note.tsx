import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { Link } from 'react-router';
import { Note } from '../ui/note.tsx';
import text from '../ui/text.module.css';
import styles from './blocked-note.module.css';
import { dayAndTime } from './dates.ts';
import { paths } from './paths.ts';
import { useLanguage } from './shell-data.ts';
import { useTranslation } from './texts/use-translation.ts';

/** For whoever the staff have blocked: until when, why, and where to object. */
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
          </Link>
        </p>
      </Note>
    </div>
  );
}
