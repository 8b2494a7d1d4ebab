import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths.ts';
import { IconLink } from '../../ui/button.tsx';

export const OrdersLink = () => {
  const { t } = useTranslation('shell');
  return (
    <IconLink to={paths.orders()} aria-label={t('header.orders')}>
      <IconTicket aria-hidden="true" />
    </IconLink>
  );
};
