import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { productFormQuery, useRefreshStudio } from '../api.ts';
import { BackLink } from '../back-link.tsx';
import { EventDates } from '../dates/event-dates.tsx';
import { studioType } from '../product-types.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { DeletePart } from './delete-part.tsx';
import { productDraft } from './draft.ts';
import { ProductForm } from './product-form.tsx';

type Props = { idProduct: number };

export const EditProductPage = ({ idProduct }: Props) => {
  const { t } = useTranslation('studio');
  const { data } = useQuery({ ...productFormQuery(useLanguage(), idProduct), enabled: false });
  const known = data?.products[0];
  return (
    <StudioFrame
      title={known?.name ?? t('title')}
      back={<BackLink to={paths.studioProducts()}>{t('form.back')}</BackLink>}
    >
      {(user) => <Editing key={idProduct} user={user} idProduct={idProduct} />}
    </StudioFrame>
  );
};

/** A change of one of them resets the form. */
const datesOf = ({ variations }: OwnProduct) =>
  variations.map(({ startsAt, cancelled }) => `${startsAt} ${cancelled}`).join();

const Editing = ({ user, idProduct }: Props & { user: SelfUser }) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const { idUser } = user;
  const dropDraft = useCallback(() => productDraft(idUser, idProduct).drop(), [idUser, idProduct]);
  const changed = useCallback(() => {
    dropDraft();
    void refresh();
  }, [dropDraft, refresh]);
  const { data, isError, refetch } = useQuery(productFormQuery(useLanguage(), idProduct));
  if (!data) return <Fetching failed={isError} again={refetch} />;
  const [product] = data.products;
  const type = studioType(product?.productType ?? null);
  if (!product || !type) return <EmptyState title={<h2>{t('form.missing')}</h2>} />;
  return (
    <>
      <EventDates product={product} onChanged={changed} />
      <ProductForm key={datesOf(product)} user={user} type={type} product={product} studio={data} />
      {!product.locked && <DeletePart product={product} onDeleted={dropDraft} />}
    </>
  );
};
