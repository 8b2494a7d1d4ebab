import { lazy, Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { CounterLink } from './counter.tsx';
import { useCounters } from './counters.ts';

const IconMessageCircle = lazy(() => import('@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'));

/** Hidden without unread chats; then its icon is not loaded either. */
export const ChatLink = () => {
  const { t } = useTranslation('shell');
  const { chats: count } = useCounters();
  if (count === 0) return null;
  return (
    <CounterLink to={paths.chat()} label={t('header.chatNew', { count })} count={count}>
      <Suspense>
        <IconMessageCircle aria-hidden="true" />
      </Suspense>
    </CounterLink>
  );
};
