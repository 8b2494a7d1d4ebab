import type { ProductType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { productIcons } from '../../shared/products/product-icons.ts';
import { Picture } from '../../ui/media/picture.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './product-page.module.css';

// Only what takes place has any.
const Facts = lazy(() => import('./facts.tsx'));
// Loaded on demand: most products have one picture.
const Gallery = lazy(() => import('./gallery.tsx'));

// Most talents are not away.
const AwayNote = lazy(() => import('./away-note.tsx'));

type Props = { product: Product; type: ProductType; instructions: readonly string[] };

export const ProductHead = ({ product, type, instructions }: Props) => {
  const { t } = useTranslation('product');
  const { name, about, imageLink, moreImageLinks, ownerName, idOwner, ownerNickname, productStatus, ownerAwayUntil } =
    product;
  const Icon = productIcons[type];
  const away = productStatus !== 'ACTIVE';
  return (
    <div className={styles.head}>
      {imageLink && (
        <Suspense>
          {moreImageLinks.length > 0 ? (
            <Gallery links={[imageLink, ...moreImageLinks]} name={name} away={away} />
          ) : (
            <div className={styles.picture}>
              <Picture
                base={imageLink}
                alt={t('picture', { name })}
                sizes="(max-width: 768px) 100vw, 44rem"
                eager
                away={away}
              />
            </div>
          )}
        </Suspense>
      )}
      <p className={styles.type}>
        <Icon aria-hidden="true" />
        {t(`types.${type}`)}
      </p>
      <h1 tabIndex={-1}>{name}</h1>
      <p className={styles.from}>
        <Link to={paths.profile({ idUser: idOwner, nickname: ownerNickname })} className={text.link}>
          {t('from', { name: ownerName })}
        </Link>
      </p>
      {ownerAwayUntil && (
        <Suspense>
          <AwayNote name={ownerName} idTalent={idOwner} until={ownerAwayUntil} isSold={productStatus === 'ACTIVE'} />
        </Suspense>
      )}
      <p className={styles.about}>{about}</p>
      {product.place && (
        <Suspense>
          <Facts product={product} />
        </Suspense>
      )}
      {instructions.length > 0 && (
        <ol className={styles.steps}>
          {instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
};
