import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Popup } from './popup.tsx';

export const NotificationBell = () => {
  const { t } = useTranslation('shell');
  return (
    <Popup label={t('header.notifications')} opener={<IconBell aria-hidden="true" />}>
      {() => (
        <EmptyState title={<h2>{t('notifications.emptyTitle')}</h2>}>
          <p>{t('notifications.emptyText')}</p>
        </EmptyState>
      )}
    </Popup>
  );
};
