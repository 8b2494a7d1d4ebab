import { auctionTopic } from '@stagedoor/contract/live/auctions';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/feedback/fetched.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useTopic } from '../../../shared/live/use-topic.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { productFormQuery } from '../api.ts';
import { BackLink } from '../back-link.tsx';
import { StudioFrame } from '../studio-frame.tsx';
import { ownAuctionQuery, useRefreshAuctions } from './api.ts';
import { AuctionForm } from './auction-form.tsx';
import styles from './auctions.module.css';
import { CancelAuction } from './cancel-auction.tsx';
import type { WholeAuction } from './draft.ts';
import { OwnBoard } from './own-board.tsx';

/** An auction of one's own: its form before it starts, then how it goes, and what follows after the end. */
export const OwnAuctionPage = ({ idProduct }: { idProduct: number }) => {
  const { t } = useTranslation('ownauctions');
  const language = useLanguage();
  const { data } = useQuery({ ...ownAuctionQuery(idProduct, language), enabled: false });
  return (
    <StudioFrame
      title={data?.name ?? t('title')}
      back={<BackLink to={paths.studioAuctions()}>{t('form.back')}</BackLink>}
    >
      {({ idUser }) => <Contents idUser={idUser} idProduct={idProduct} />}
    </StudioFrame>
  );
};

const Contents = ({ idUser, idProduct }: { idUser: number; idProduct: number }) => {
  const refresh = useRefreshAuctions();
  const query = useQuery(ownAuctionQuery(idProduct, useLanguage()));
  useTopic(auctionTopic, { id: idProduct }, () => void refresh());
  return <Fetched query={query}>{(auction) => <Whole idUser={idUser} auction={auction} />}</Fetched>;
};

const Whole = ({ idUser, auction }: { idUser: number; auction: WholeAuction }) => {
  const { t } = useTranslation('ownauctions');
  const terms = useQuery(productFormQuery(useLanguage()));
  return (
    <div className={styles.whole}>
      <OwnBoard auction={auction} />
      <p className={styles.ways}>
        <ButtonLink to={paths.auction(auction.idProduct)} size="small">
          {t('list.open')}
        </ButtonLink>
        {auction.mayCancel && <CancelAuction auction={auction} />}
      </p>
      {auction.mayEdit ? (
        <Fetched query={terms}>{(known) => <AuctionForm idUser={idUser} auction={auction} terms={known} />}</Fetched>
      ) : (
        auction.phase === 'inProgress' && (
          <Note>
            <b>{t('form.lockedTitle')}</b>
            <p>{t('form.lockedText')}</p>
          </Note>
        )
      )}
    </div>
  );
};
