import type { Product, ProductStatus } from '@stagedoor/contract/schemas/product';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { RemindMe } from './remind-me.tsx';
import styles from './stub.module.css';

type Why = Exclude<ProductStatus, 'ACTIVE'> | 'own' | 'elsewhere';

/** Why it cannot be bought, and what one can do. */
export const ClosedOffer = ({ product, why }: { product: Product; why: Why }) => {
  const { t } = useTranslation('product');
  const { idProduct, idOwner, ownerNickname, ownerName: name } = product;
  return (
    <div className={styles.end}>
      <Note>{t(`closed.${why}`, { name })}</Note>
      {(why === 'SOLD_OUT' || why === 'INACTIVE') && <RemindMe idProduct={idProduct} />}
      <ButtonLink to={`${paths.profile({ idUser: idOwner, nickname: ownerNickname })}#store`} wide>
        {t('remind.toStore')}
      </ButtonLink>
    </div>
  );
};
