import type { Product } from '@stagedoor/contract/schemas/product';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

export const ProductCrumbs = ({ product: { idOwner, ownerNickname, ownerName, name } }: { product: Product }) => {
  const { t } = useTranslation('product');
  const profile = paths.profile({ idUser: idOwner, nickname: ownerNickname });
  const above = [
    <Link key="owner" to={profile}>
      {ownerName}
    </Link>,
    <Link key="store" to={`${profile}#store`}>
      {t('store.title')}
    </Link>,
  ];
  return <Crumbs label={t('crumbs')} above={above} current={name} />;
};
