import type { Group } from '@stagedoor/contract/schemas/group';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import text from '../../../ui/theme/text.module.css';
import { auctionLists, type Choice, type AuctionsPage as FirstPage } from '../api.ts';
import { AuctionList } from './auction-list.tsx';
import styles from './auctions-page.module.css';

type Props = { groups: Group[]; choice: Choice; first: FirstPage };

/** Auctions by where they stand, of all talents or of a group. */
export const AuctionsPage = ({ groups, choice, first }: Props) => {
  const { t } = useTranslation('auctions');
  const { signed } = useSession();
  const { list, group } = choice;
  const pathTo = (name: Choice['list'], of = group) => paths.auctions(name === 'running' ? undefined : name, of);
  return (
    <Page title={t('title')}>
      <p className={`${text.lead} ${styles.lead}`}>{t('lead')}</p>
      {signed && (
        <p className={styles.own}>
          <Link to={paths.ownBids()} className={text.link}>
            {t('own')}
          </Link>
        </p>
      )}
      <div className={styles.filters}>
        <ChipRow label={t('states.label')}>
          {auctionLists.map((name) => (
            <ChipLink key={name} to={pathTo(name)} current={name === list}>
              {t(`states.${name}`)}
            </ChipLink>
          ))}
        </ChipRow>
        <ChipRow label={t('groups')}>
          <ChipLink to={paths.auctions(list === 'running' ? undefined : list)} current={group === undefined}>
            {t('everything')}
          </ChipLink>
          {groups.map(({ name, localizedString }) => (
            <ChipLink key={name} to={pathTo(list, name)} current={name === group}>
              {localizedString}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <AuctionList key={`${list}/${group}`} choice={choice} first={first} />
    </Page>
  );
};
