import type { Product, ProductStatus } from '@stagedoor/contract/schemas/product';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import styles from './purchase-summary.module.css';
import { RemindMe } from './remind-me.tsx';

type Why = Exclude<ProductStatus, 'ACTIVE'> | 'own' | 'elsewhere';

/** It is over because all of its dates were cancelled. */
const isCancelled = ({ variations }: Product, why: Why) => why === 'ENDED' && variations.every((one) => one.cancelled);

/** Its talent is away on all of its dates. */
const isAway = ({ variations }: Product, why: Why) => why === 'INACTIVE' && variations.every((one) => one.away);

/** Why it cannot be bought, and the alternatives. */
export default function ClosedOffer({ product, why }: { product: Product; why: Why }) {
  const { t } = useTranslation('product');
  const { idProduct, idOwner, ownerNickname, ownerName: name } = product;
  const reason = isCancelled(product, why) ? 'CANCELLED' : isAway(product, why) ? 'AWAY' : why;
  return (
    <div className={styles.end}>
      <Note>{t(`closed.${reason}`, { name })}</Note>
      {(why === 'SOLD_OUT' || why === 'INACTIVE') && <RemindMe idProduct={idProduct} />}
      <ButtonLink to={`${paths.profile({ idUser: idOwner, nickname: ownerNickname })}#store`} wide>
        {t('remind.toStore')}
      </ButtonLink>
    </div>
  );
}
