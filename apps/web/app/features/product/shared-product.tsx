import type { Product } from '@stagedoor/contract/schemas/product';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';

/** Redirects to the product; the button is for browsers without scripts. */
export const SharedProduct = ({ product }: { product: Product }) => {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const to = paths.product(product);
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return (
    <TaskPage title={product.name} lead={t('share.lead')}>
      <TaskPageFooter>
        <ButtonLink look="primary" to={to}>
          {t('share.open')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
