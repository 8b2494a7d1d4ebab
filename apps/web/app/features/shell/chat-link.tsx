import { lazy, Suspense } from 'react';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { CounterLink } from './counter.tsx';
import { useCounters } from './counters.ts';

const IconMessageCircle = lazy(() => import('@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'));

/** There once somebody has written, and so is its icon. */
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
