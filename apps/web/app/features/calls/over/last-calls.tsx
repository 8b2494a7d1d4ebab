import type { Call } from '@stagedoor/contract/schemas/call';
import { useQuery } from '@tanstack/react-query';
import { CallLine } from '../../../shared/calls/call-line.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
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
            <CallLine call={call} />
          </li>
        ))}
      </ul>
    </section>
  );
};
