import type { AuctionCard } from '@stagedoor/contract/schemas/auction';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Section } from '../../../ui/layout/page.tsx';
import text from '../../../ui/theme/text.module.css';
import { AuctionCards } from './auction-cards.tsx';

const most = 3;

/** Those that end soonest. Their prices stand still here: home opens no live connection for visitors. */
export default function LiveAuctions({ auctions }: { auctions: readonly AuctionCard[] }) {
  const { t } = useTranslation('auctions');
  const more = (
    <Link to={paths.auctions()} className={text.link}>
      {t('home.more')}
    </Link>
  );
  return (
    <Section id="live-auctions" title={t('home.title')} aside={more}>
      <AuctionCards auctions={auctions.slice(0, most)} />
    </Section>
  );
}
