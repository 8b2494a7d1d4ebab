import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';

/** Where a winner goes on. */
export const WinnerWays = ({ auction }: { auction: Auction }) => {
  const { t } = useTranslation('auction');
  const { phase, viewer } = auction;
  if (phase !== 'ended' || (viewer?.standing !== 'won' && viewer?.standing !== 'offered')) return null;
  return (
    <p>
      <ButtonLink to={paths.auctionWinner(auction)} look="primary">
        {t(
          viewer.standing === 'offered' ? 'standing.decide' : viewer.payBy === null ? 'standing.tell' : 'standing.pay',
        )}
      </ButtonLink>
    </p>
  );
};
