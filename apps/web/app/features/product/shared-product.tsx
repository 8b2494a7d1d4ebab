import type { Product } from '@stagedoor/contract/schemas/product';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';

/** Leads on by itself; the button is for whoever has no scripts. */
export const SharedProduct = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const to = paths.product(product);
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return (
    <Room title={product.name} lead={t('share.lead')}>
      <RoomEnd>
        <ButtonLink look="primary" to={to}>
          {t('share.open')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
};
