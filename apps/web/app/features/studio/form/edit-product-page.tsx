import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { productFormQuery } from '../api.ts';
import { BackLink } from '../back-link.tsx';
import { Fetching } from '../fetching.tsx';
import { studioType } from '../product-types.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { ProductForm } from './product-form.tsx';

type Props = { idProduct: number };

export const EditProductPage = ({ idProduct }: Props) => {
  const { t } = useTranslation('studio');
  const { data } = useQuery({ ...productFormQuery(useLanguage(), idProduct), enabled: false });
  const known = data?.products[0];
  return (
    <StudioFrame title={known?.name ?? t('title')} back={<BackLink to={paths.studio()}>{t('form.back')}</BackLink>}>
      {(user) => <Editing key={idProduct} user={user} idProduct={idProduct} />}
    </StudioFrame>
  );
};

const Editing = ({ user, idProduct }: Props & { user: SelfUser }) => {
  const { t } = useTranslation('studio');
  const { data, isError, refetch } = useQuery(productFormQuery(useLanguage(), idProduct));
  if (!data) return <Fetching failed={isError} again={refetch} />;
  const [product] = data.products;
  const type = studioType(product?.productType ?? null);
  if (!product || !type) return <EmptyState title={<h2>{t('form.missing')}</h2>} />;
  return <ProductForm user={user} type={type} product={product} studio={data} />;
};
