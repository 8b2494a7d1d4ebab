import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/feedback/fetched.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { productFormQuery } from '../api.ts';
import { BackLink } from '../back-link.tsx';
import { StudioFrame } from '../studio-frame.tsx';
import { AuctionForm } from './auction-form.tsx';

export const NewAuctionPage = () => {
  const { t } = useTranslation('ownauctions');
  return (
    <StudioFrame title={t('form.newTitle')} back={<BackLink to={paths.studioAuctions()}>{t('form.back')}</BackLink>}>
      {({ idUser }) => <Filling idUser={idUser} />}
    </StudioFrame>
  );
};

const Filling = ({ idUser }: { idUser: number }) => {
  const studio = useQuery(productFormQuery(useLanguage()));
  return <Fetched query={studio}>{(terms) => <AuctionForm idUser={idUser} terms={terms} />}</Fetched>;
};
