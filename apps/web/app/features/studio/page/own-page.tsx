import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownPageQuery } from '../api.ts';
import { Fetching } from '../fetching.tsx';
import { StudioFrame } from '../studio-frame.tsx';
import { PageForm } from './page-form.tsx';

/** The talent's own public page, to edit. */
export const OwnPage = () => {
  const { t } = useTranslation('ownpage');
  return <StudioFrame title={t('title')}>{(user) => <Loaded user={user} />}</StudioFrame>;
};

const Loaded = ({ user }: { user: SelfUser }) => {
  const { data, isError, refetch } = useQuery(ownPageQuery);
  if (!data) return <Fetching failed={isError} again={refetch} />;
  return <PageForm page={data} user={user} />;
};
