import type { ProductType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import ticket from '../../ui/cards/ticket.module.css';
import { Portrait } from '../../ui/media/picture.tsx';
import text from '../../ui/theme/text.module.css';

/** The head of the price summary: talent and product. */
export const SummaryArt = ({ product, type, children }: { product: Product; type: ProductType; children?: string }) => {
  const { t } = useTranslation('product');
  const { t: people } = useTranslation('people');
  const { ownerName, ownerImageLink, name } = product;
  return (
    <div className={ticket.art}>
      <span className={ticket.print}>
        <Portrait base={ownerImageLink} alt={people('portrait', { name: ownerName })} sizes="7.5rem" />
      </span>
      <div className={ticket.words}>
        <p className={ticket.name}>{name}</p>
        <p className={`${text.small} ${text.quiet}`}>{t(`types.${type}`)}</p>
        {children && <p className={`${text.small} ${text.quiet}`}>{children}</p>}
        <p className={`${text.small} ${text.quiet}`}>{t('from', { name: ownerName })}</p>
      </div>
    </div>
  );
};
