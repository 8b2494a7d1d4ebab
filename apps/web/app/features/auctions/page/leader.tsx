import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/session/session.ts';
import { initialsOf } from '../bids/initials-of.ts';
import { useBidderName } from '../bids/use-bidder-name.ts';
import styles from './board.module.css';
import { isViewer } from './moved.ts';

/** Who leads, or led at the end. */
export const Leader = ({ auction: { leader, viewer, finalBet } }: { auction: Auction }) => {
  const { t } = useTranslation('auctions');
  const { t: page } = useTranslation('auction');
  const nameOf = useBidderName();
  const { user } = useSession();
  if (!leader && finalBet !== null) return null;
  if (!leader) return <p className={styles.leader}>{t('noBids')}</p>;
  const isOwn = isViewer(leader, viewer, user?.idUser);
  return (
    <p className={styles.leader}>
      <span className={styles.alias} aria-hidden="true">
        {initialsOf(leader.name)}
      </span>
      <b>
        {isOwn ? (leader.isAlias ? page('board.youAs', { alias: nameOf(leader) }) : page('board.you')) : nameOf(leader)}
      </b>
    </p>
  );
};
