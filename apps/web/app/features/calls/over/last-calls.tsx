import type { Call } from '@stagedoor/contract/schemas/call';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockOf } from '../../../shared/time/clock-of.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { callsQuery } from '../api.ts';
import styles from './over.module.css';

/** The other last calls with the same person. */
export const LastCalls = ({ partner, except }: { partner: Call['partner']; except: number }) => {
  const { t } = useTranslation('calls');
  const { data } = useQuery(callsQuery(partner.idUser, useLanguage()));
  const others = data?.items.filter(({ idCall }) => idCall !== except) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="last-calls">
      <h2 id="last-calls" className={styles.heading}>
        {t('over.last', { name: partner.name })}
      </h2>
      <ul className={styles.calls}>
        {others.map((call) => (
          <li key={call.idCall}>
            <LastCall call={call} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const LastCall = ({ call: { idCall, kind, status, startedAt, talkedSeconds } }: { call: Call }) => {
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
