import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { ProductCards } from '../../shared/product-card.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Section } from '../../ui/page.tsx';
import text from '../../ui/text.module.css';

/** What can be bought: one thing of each kind. */
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
