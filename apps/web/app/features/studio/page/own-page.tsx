import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ownPageQuery, publicPageQuery } from '../api.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { Checklist } from './checklist.tsx';
import { PageForm } from './page-form.tsx';
import type { Preview } from './page-preview.tsx';
import { ShelfOrder } from './shelf-order.tsx';

type Props = { preview: Preview; availability: (user: SelfUser) => ReactNode };

/** The talent's own public page, to edit. */
export const OwnPage = (parts: Props) => {
  const { t } = useTranslation('ownpage');
  return <StudioFrame title={t('title')}>{(user) => <Loaded user={user} {...parts} />}</StudioFrame>;
};

const Loaded = ({ user, preview, availability }: Props & { user: SelfUser }) => {
  const { data, isError, refetch } = useQuery(ownPageQuery);
  const { data: shown } = useQuery(publicPageQuery(user.idUser, useLanguage()));
  if (!data) return <Fetching failed={isError} again={refetch} />;
  const below = (
    <>
      <ShelfOrder />
      {availability(user)}
    </>
  );
  return (
    <>
      {shown && <Checklist page={data} hasProduct={shown.products.length > 0} />}
      <PageForm page={data} user={user} preview={preview} below={below} />
    </>
  );
};
