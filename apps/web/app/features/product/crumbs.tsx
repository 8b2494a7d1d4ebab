import type { Product } from '@stagedoor/contract/schemas/product';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import styles from './product-page.module.css';

export const Crumbs = ({ product: { idOwner, ownerNickname, ownerName, name } }: { product: Product }) => {
  const { t } = useTranslation('product');
  const profile = paths.profile({ idUser: idOwner, nickname: ownerNickname });
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={styles.crumbs}>
        <li className={styles.crumb}>
          <Link to={profile}>{ownerName}</Link>
        </li>
        <li className={styles.crumb}>
          <Link to={`${profile}#store`}>{t('store.title')}</Link>
        </li>
        <li className={styles.crumb} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
};
