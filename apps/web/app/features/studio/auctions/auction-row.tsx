import type { StudioAuction } from '@stagedoor/contract/schemas/auction';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';

export const AuctionRow = ({ auction }: { auction: StudioAuction }) => {
  const { t } = useTranslation('ownauctions');
  const dollars = useDollars();
  const language = useLanguage();
  const { idProduct, name, phase, startingBet, currentBet, finalBet, participants, startDate, endDate, mayEdit } =
    auction;
  const facts = [
    dollars(finalBet ?? currentBet ?? startingBet),
    t('list.participants', { count: participants }),
    dayAndTime(new Date(phase === 'notStarted' ? startDate : endDate), language),
  ];
  return (
    <Row
      name={
        <Link to={paths.ownAuction(idProduct)} className={text.link}>
          {name}
        </Link>
      }
      more={facts.join(' · ')}
    >
      <ButtonLink
        size="small"
        to={paths.ownAuction(idProduct)}
        aria-label={`${t(mayEdit ? 'list.edit' : 'list.watch')}: ${name}`}
      >
        {t(mayEdit ? 'list.edit' : 'list.watch')}
      </ButtonLink>
    </Row>
  );
};
