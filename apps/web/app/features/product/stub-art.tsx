import type { ProductType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Print } from '../../ui/print.tsx';
import text from '../../ui/text.module.css';
import styles from './stub.module.css';

/** The head of the ticket: the person and what they sell. */
export const StubArt = ({ product, type, children }: { product: Product; type: ProductType; children?: string }) => {
  const { t } = useTranslation('product');
  const { t: people } = useTranslation('people');
  const { ownerName, ownerImageLink, name } = product;
  return (
    <div className={styles.art}>
      <span className={styles.print}>
        <Print base={ownerImageLink} alt={people('portrait', { name: ownerName })} sizes="7.5rem" />
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={`${text.small} ${text.quiet}`}>{t(`types.${type}`)}</p>
        {children && <p className={`${text.small} ${text.quiet}`}>{children}</p>}
        <p className={`${text.small} ${text.quiet}`}>{t('from', { name: ownerName })}</p>
      </div>
    </div>
  );
};
