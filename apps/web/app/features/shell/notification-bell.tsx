import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import text from '../../ui/theme/text.module.css';
import { Counter } from './counter.tsx';
import { useCounters } from './counters.ts';
import { Popup } from './popup.tsx';

const NotificationList = lazy(() => import('./notification-list.tsx'));

export const NotificationBell = () => {
  const { t } = useTranslation('shell');
  const { notifications: count } = useCounters();
  const label = t('header.notifications');
  const opener = (
    <>
      <IconBell aria-hidden="true" />
      <Counter count={count} />
    </>
  );
  const news = count > 0 ? t('header.notificationsNew', { count }) : label;
  const wait = (
    <p className={text.quiet} role="status">
      {t('oneMoment')}
    </p>
  );
  return (
    <Popup label={label} news={news} opener={opener} tall>
      {(close, isOpen) => isOpen && <Suspense fallback={wait}>{<NotificationList close={close} />}</Suspense>}
    </Popup>
  );
};
