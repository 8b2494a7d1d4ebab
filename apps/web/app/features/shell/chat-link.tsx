import { lazy, Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { CounterLink } from './counter.tsx';
import { useCounters } from './counters.ts';

const IconMessageCircle = lazy(() => import('@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'));

/** Its icon is loaded only for users. */
export const ChatLink = () => {
  const { t } = useTranslation('shell');
  const { chats: count } = useCounters();
  return (
    <CounterLink to={paths.chat()} label={count > 0 ? t('header.chatNew', { count }) : t('header.chat')} count={count}>
      <Suspense>
        <IconMessageCircle aria-hidden="true" />
      </Suspense>
    </CounterLink>
  );
};
