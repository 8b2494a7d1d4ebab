import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useRefreshStudio } from '../api.ts';
import { useDeleteProduct } from '../products/use-delete-product.ts';
import styles from './form.module.css';
import { Part } from './part.tsx';

type Props = { product: OwnProduct; onDeleted: () => void };

export const DeletePart = ({ product, onDeleted }: Props) => {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const refresh = useRefreshStudio();
  const { askFirst, isPending } = useDeleteProduct(product, async () => {
    onDeleted();
    await navigate(paths.studioProducts(), { replace: true });
    await refresh();
  });
  return (
    <div className={styles.apart}>
      <Part title={t('deleting.part')} lead={t('deleting.lead')}>
        <div>
          <Button
            busy={isPending}
            aria-label={`${t('deleting.button')}: ${product.name}`}
            onClick={() => void askFirst()}
          >
            {t('deleting.button')}
          </Button>
        </div>
      </Part>
    </div>
  );
};
