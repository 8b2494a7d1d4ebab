import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { productIcons } from '../../shared/products/product-icons.ts';
import { TileLink } from '../../ui/cards/tile.tsx';
import { Picture, Portrait } from '../../ui/media/picture.tsx';
import { OpeningPlans } from './opening-plans.tsx';
import type { Shown } from './shown.ts';
import { SignedPaper } from './signed-paper.tsx';
import styles from './store.module.css';

const { standardDays: days, expressHours: hours } = limits.orders;

type Props = { product: Shown; portrait: string | null };

/** Picture, name, price and the most important fact. */
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

const Art = ({ product: { type, imageLink, startsAt, timeZone, productStatus }, portrait }: Props) => {
  const language = useLanguage();
  const away = productStatus !== 'ACTIVE';
  if (!imageLink && type === 'AUTOGRAPH') return <SignedPaper />;
  return (
    <>
      {imageLink ? (
        <Picture base={imageLink} alt="" sizes={sizes} away={away} />
      ) : (
        <Portrait base={portrait} alt="" sizes={sizes} away={away} />
      )}
      {startsAt && <span className={styles.date}>{placeTimeInWords(new Date(startsAt), timeZone, language)}</span>}
    </>
  );
};

const Fact = ({ product: { type, productStatus, expressRate, stock, subscriptionAccess } }: { product: Shown }) => {
  const { t } = useTranslation('product');
  // A paused product is not listed: the talent is away on its dates.
  if (productStatus === 'INACTIVE') return t('store.away');
  if (productStatus !== 'ACTIVE') return t('store.soldOut');
  if (subscriptionAccess) return <OpeningPlans access={subscriptionAccess} />;
  if (stock !== null)
    return type === 'PHYSICAL' ? t('store.left', { count: stock }) : t('store.places', { count: stock });
  const time = expressRate === null ? t('store.days', { count: days }) : t('store.daysOrHours', { days, hours });
  return ruleOf(type).fulfilment === 'image' ? `${t('store.digital')}, ${time}` : time;
};
