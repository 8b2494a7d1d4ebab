import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Wrap } from '../../ui/page.tsx';
import { FundLine } from './fund-line.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileEnd } from './profile-end.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-page.module.css';
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx';

type Props = {
  id: string;
  profile: ProfileData;
  /** The names of the languages this person speaks. */
  speaks: string;
  /** What features show of this person. */
  tabs: readonly [ProfileTab, ...ProfileTab[]];
  /** As the address says; the first where it says nothing, or something that is not there. */
  tab: string | null;
};

export const ProfilePage = ({ id, profile, speaks, tabs, tab }: Props) => {
  const current = tabs.find(({ name }) => name === tab) ?? tabs[0];
  const { userDTO: person, selfUserDTO: self } = profile;
  return (
    <>
      <ProfileHead profile={profile} speaks={speaks}>
        {self ? <OwnNote isHidden={self.status === 'HIDDEN'} /> : <ProfileActions id={id} profile={profile} />}
      </ProfileHead>
      <Wrap>
        <FundLine profile={profile} />
        {tabs.length > 1 && <ProfileTabs person={person} tabs={tabs} current={current} />}
        <div className={styles.panel}>{current.panel}</div>
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
