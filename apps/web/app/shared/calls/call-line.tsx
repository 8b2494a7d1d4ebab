import type { Call } from '@stagedoor/contract/schemas/call';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../navigation/paths.ts';
import { useLanguage } from '../pages/shell-data.ts';
import { clockOf } from '../time/clock-of.ts';
import { dayAndTime } from '../time/dates.ts';
import styles from './call-line.module.css';

type Props = { call: Pick<Call, 'idCall' | 'kind' | 'status' | 'startedAt' | 'talkedSeconds'> };

/** One call of a history: how it went, when, and how long it was talked. */
export const CallLine = ({ call: { idCall, kind, status, startedAt, talkedSeconds } }: Props) => {
  const { t } = useTranslation('calls');
  const Icon = kind === 'video' ? IconVideo : IconPhone;
  return (
    <Link to={paths.call(idCall)} className={styles.call}>
      <Icon aria-hidden="true" />
      <span>{t(`statuses.${status}`)}</span>
      <span className={styles.when}>{dayAndTime(new Date(startedAt), useLanguage())}</span>
      <span className={styles.length}>{talkedSeconds > 0 && clockOf(talkedSeconds)}</span>
    </Link>
  );
};
