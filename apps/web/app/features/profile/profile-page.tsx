import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Wrap } from '../../ui/page.tsx';
import { FundLine } from './fund-line.tsx';
import { Portfolio } from './portfolio.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileEnd } from './profile-end.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-page.module.css';
import { ProfileTabs } from './profile-tabs.tsx';
import { TabPanel } from './tab-panel.tsx';
import { type Tab, tabsOf } from './tabs.ts';

type Props = {
  id: string;
  profile: ProfileData;
  /** The names of the languages this person speaks. */
  speaks: string;
  isSigned: boolean;
  /** As the address says; the store where it says nothing, or something that is not there. */
  tab: string | null;
  /** What this talent sells. */
  store: ReactNode;
  /** What fans said. */
  reviews: ReactNode;
};

export const ProfilePage = ({ id, profile, speaks, isSigned, tab, store, reviews }: Props) => {
  const tabs = tabsOf(profile, isSigned);
  const current: Tab = tabs.find((known) => known === tab) ?? 'store';
  const { userDTO: person, selfUserDTO: self } = profile;
  return (
    <>
      <ProfileHead profile={profile} speaks={speaks}>
        {self ? <OwnNote isHidden={self.status === 'HIDDEN'} /> : <ProfileActions id={id} profile={profile} />}
      </ProfileHead>
      <Wrap>
        <FundLine profile={profile} />
        <ProfileTabs person={person} tabs={tabs} current={current} />
        <TabPanel tab={current}>{current === 'store' && store}</TabPanel>
        {current === 'store' && (
          <div className={styles.below}>
            <div>{reviews}</div>
            <Portfolio works={profile.latestCompleteProducts} />
          </div>
        )}
        <ProfileEnd person={person} isOwn={self !== null} />
      </Wrap>
    </>
  );
};

const OwnNote = ({ isHidden }: { isHidden: boolean }) => {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.own}>
      <Note>{isHidden ? t('hidden') : t('yours')}</Note>
      <ButtonLink to={paths.settings(isHidden ? 'privacy' : 'account')} size="small">
        {t('settings')}
      </ButtonLink>
    </div>
  );
};
