import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ProductCards } from '../../shared/products/product-card.tsx';
import { Section } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';

/** One product of each type. */
export const Shelf = ({ products }: { products: ProductShort[] }) => {
  const { t } = useTranslation('home');
  if (products.length === 0) return null;
  const more = (
    <Link to={paths.explore()} className={text.link}>
      {t('shelf.more')}
    </Link>
  );
  return (
    <Section id="shelf" title={t('shelf.title')} aside={more}>
      <ProductCards products={products} />
    </Section>
  );
};
