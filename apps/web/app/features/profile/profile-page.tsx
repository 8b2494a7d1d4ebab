import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import { FundLine } from './fund-line.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileEnd } from './profile-end.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-page.module.css';
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx';

type Props = {
  id: string;
  profile: ProfileData;
  /** The names of the languages that the talent speaks. */
  speaks: string;
  /** The first product. */
  first: ReactNode;
  /** The button for a gift, where the talent takes any. */
  gift: ReactNode;
  tabs: readonly [ProfileTab, ...ProfileTab[]];
  /** From the URL; the first tab when missing or unknown. */
  tab: string | null;
};

export const ProfilePage = ({ id, profile, speaks, first, gift, tabs, tab }: Props) => {
  const { t } = useTranslation('profile');
  const current = tabs.find(({ name }) => name === tab) ?? tabs[0];
  const { userDTO: person, selfUserDTO: self } = profile;
  return (
    <>
      <ProfileHead profile={profile} speaks={speaks}>
        {first}
        {self ? (
          <OwnNote isHidden={self.status === 'HIDDEN'} hasProduct={profile.products.length > 0} />
        ) : (
          <ProfileActions id={id} profile={profile} gift={gift} />
        )}
      </ProfileHead>
      <Wrap>
        <FundLine profile={profile} />
        {profile.givers.length > 0 && <p>{t('givers', { names: profile.givers.join(', ') })}</p>}
        {tabs.length > 1 && <ProfileTabs person={person} tabs={tabs} current={current} />}
        <div className={styles.panel}>{current.panel}</div>
        <ProfileEnd person={person} isOwn={self !== null} />
      </Wrap>
    </>
  );
};

const OwnNote = ({ isHidden, hasProduct }: { isHidden: boolean; hasProduct: boolean }) => {
  const { t } = useTranslation('profile');
  const isUnstocked = !isHidden && !hasProduct;
  return (
    <div className={styles.own}>
      <Note>{isHidden ? t('hidden') : t(isUnstocked ? 'unstocked' : 'yours')}</Note>
      <Ways>
        {isUnstocked && (
          <ButtonLink to={paths.newProduct()} look="primary" size="small">
            {t('addFirst')}
          </ButtonLink>
        )}
        <ButtonLink to={isHidden ? paths.settings('privacy') : paths.studioPage()} size="small">
          {t(isHidden ? 'settings' : 'edit')}
        </ButtonLink>
      </Ways>
    </div>
  );
};
