import type { ProductType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { Link } from 'react-router';
import { Moment } from '../../shared/moment.tsx';
import { paths } from '../../shared/paths.ts';
import { productIcons } from '../../shared/product-icons.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import { Picture } from '../../ui/print.tsx';
import text from '../../ui/text.module.css';
import { Instructions } from './instructions.tsx';
import styles from './product-page.module.css';

type Props = { product: Product; type: ProductType };

/** What it is, from whom, when and where. */
export const ProductHead = ({ product, type }: Props) => {
  const { t } = useTranslation('product');
  const { name, about, imageLink, ownerName, idOwner, ownerNickname, productStatus } = product;
  const Icon = productIcons[type];
  const away = productStatus !== 'ACTIVE';
  return (
    <div className={styles.head}>
      {imageLink && (
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
      <p className={styles.about}>{about}</p>
      <Facts product={product} />
      <Instructions product={product} type={type} />
    </div>
  );
};

const Facts = ({ product: { startsAt, place, variations } }: { product: Product }) => {
  const { t } = useTranslation('product');
  if (!place) return null;
  return (
    <div className={styles.facts}>
      <Bill>
        {startsAt && variations.length === 1 && (
          <BillLine name={t('when')}>
            <Moment at={startsAt} />
          </BillLine>
        )}
        <BillLine name={t('where')}>{place}</BillLine>
      </Bill>
    </div>
  );
};
