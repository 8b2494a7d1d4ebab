import type { Writer } from '@stagedoor/contract/schemas/feed';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { relativeDate } from '../../shared/time/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Portrait } from '../../ui/media/picture.tsx';
import styles from './feed.module.css';

export const Face = ({ writer: { imageLink }, small = false }: { writer: Writer; small?: boolean }) => (
  <span className={styles.face} data-small={small}>
    <Portrait base={imageLink} alt="" sizes="44px" />
  </span>
);

/** A person's name; a link where they have a page. */
export const WriterName = ({ writer: { idUser, name, hasProfile } }: { writer: Writer }) =>
  hasProfile ? (
    <Link to={paths.profile({ idUser, nickname: null })} className={styles.name}>
      {name}
    </Link>
  ) : (
    <span className={styles.name}>{name}</span>
  );

/** Says whose page it is, who acts for them, and who keeps order there. */
export const RoleBadge = ({ role }: { role: Writer['role'] }) => {
  const { t } = useTranslation('feed');
  return role === 'MEMBER' ? null : <Badge>{t(`by.${role}`)}</Badge>;
};

/** When something was written; `to` is its own page. */
export const Written = ({ at, to }: { at: string; to?: string }) => {
  const language = useLanguage();
  const { now } = useShell();
  const moment = new Date(at);
  // The page may be older than what has just been written.
  const words = <time dateTime={at}>{relativeDate(moment, new Date(Math.max(now, moment.getTime())), language)}</time>;
  return to ? (
    <Link to={to} className={styles.when}>
      {words}
    </Link>
  ) : (
    words
  );
};
