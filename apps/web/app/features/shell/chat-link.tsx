import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths.ts';
import { CounterLink } from './counter.tsx';
import { useCounters } from './counters.ts';

/** There once somebody has written. */
export const ChatLink = () => {
  const { t } = useTranslation('shell');
  const { chats: count } = useCounters();
  if (count === 0) return null;
  return (
    <CounterLink to={paths.chat()} label={t('header.chatNew', { count })} count={count}>
      <IconMessageCircle aria-hidden="true" />
    </CounterLink>
  );
};
