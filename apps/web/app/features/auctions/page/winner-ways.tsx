import type { Auction, AuctionViewer } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';

const ways: ReadonlySet<AuctionViewer['standing']> = new Set(['won', 'offered']);

const labelFor = ({ standing, payBy }: AuctionViewer) => {
  if (standing === 'buying') return 'standing.payment';
  if (standing === 'offered') return 'standing.decide';
  return payBy === null ? 'standing.tell' : 'standing.pay';
};

/** Where a winner or a buyer goes on. */
export const WinnerWays = ({ auction }: { auction: Auction }) => {
  const { t } = useTranslation('auction');
  const { phase, viewer } = auction;
  if (viewer?.standing !== 'buying' && (phase !== 'ended' || !viewer || !ways.has(viewer.standing))) return null;
  return (
    <p>
      <ButtonLink to={paths.auctionWinner(auction)} look="primary">
        {t(labelFor(viewer))}
      </ButtonLink>
    </p>
  );
};
