import { limits } from '@stagedoor/contract/limits';
import { shortDate } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { Price } from '../../shared/price.tsx';
import { productIcons } from '../../shared/product-icons.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Picture, Print } from '../../ui/print.tsx';
import { TileLink } from '../../ui/tile.tsx';
import type { Shown } from './shown.ts';
import { SignedPaper } from './signed-paper.tsx';
import styles from './store.module.css';

const { standardDays: days, expressHours: hours } = limits.orders;

type Props = { product: Shown; portrait: string | null };

/** A picture, what it is, what it costs, and the one fact that matters. */
export const ProductTile = ({ product, portrait }: Props) => {
  const { t } = useTranslation('product');
  const { type, name, standardRate, productStatus } = product;
  const Icon = productIcons[type];
  return (
    <TileLink
      to={paths.product(product)}
      soldOut={productStatus !== 'ACTIVE'}
      picture={<Art product={product} portrait={portrait} />}
      kind={
        <>
          <Icon aria-hidden="true" />
          {t(`types.${type}`)}
        </>
      }
      name={name}
      price={<Price amount={standardRate} />}
      more={<Fact product={product} />}
    />
  );
};

const sizes = '(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 25rem';

const Art = ({ product: { type, imageLink, startsAt, productStatus }, portrait }: Props) => {
  const language = useLanguage();
  const away = productStatus !== 'ACTIVE';
  if (!imageLink && type === 'AUTOGRAPH') return <SignedPaper />;
  return (
    <>
      {imageLink ? (
        <Picture base={imageLink} alt="" sizes={sizes} away={away} />
      ) : (
        <Print base={portrait} alt="" sizes={sizes} away={away} />
      )}
      {startsAt && <span className={styles.date}>{shortDate(new Date(startsAt), language)}</span>}
    </>
  );
};

const Fact = ({ product: { type, productStatus, expressRate, stock } }: { product: Shown }) => {
  const { t } = useTranslation('product');
  if (productStatus !== 'ACTIVE') return t('store.soldOut');
  if (stock !== null)
    return type === 'PHYSICAL' ? t('store.left', { count: stock }) : t('store.places', { count: stock });
  return expressRate === null ? t('store.days', { count: days }) : t('store.daysOrHours', { days, hours });
};
