import { plainType } from '@stagedoor/contract/product-types';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import IconDoorEnter from '@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import type { ReactNode } from 'react';
import { shareLink } from '../../shared/browser/share-link.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { FromPrice } from '../../shared/money/from-price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { RemindOfReturn } from '../../shared/people/remind-of-return.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { FollowButton } from './follow-button.tsx';
import styles from './profile-actions.module.css';

type Props = { id: string; profile: ProfileData; gift?: ReactNode };

export const ProfileActions = ({ id, profile, gift }: Props) => {
  const { t } = useTranslation('profile');
  const { plansFrom } = profile;
  const { fromPrice } = profile.userDTO;
  return (
    <div className={styles.actions}>
      {fromPrice !== null && (
        <ButtonLink
          to={profile.club?.hasPosts ? `${paths.profile(profile.userDTO, 'store')}#store` : '#store'}
          look="primary"
        >
          <span>
            {t('store')} <FromPrice amount={fromPrice} />
          </span>
        </ButtonLink>
      )}
      <FollowButton id={id} profile={profile} isMain={fromPrice === null} />
      <MessageLink profile={profile} />
      {plansFrom !== null && (
        <ButtonLink to={paths.plans(profile.userDTO.idUser)}>
          <IconDoorEnter aria-hidden="true" />
          {t('memberships')}
        </ButtonLink>
      )}
      {gift}
      {profile.userDTO.awayUntil && <RemindOfReturn idTalent={profile.userDTO.idUser} />}
      <ShareButton name={profile.userDTO.name} />
    </div>
  );
};

/** To the chat with them, or to the first message if they sell messages. */
const MessageLink = ({ profile: { idChat, products, userDTO } }: { profile: ProfileData }) => {
  const { t } = useTranslation('profile');
  const sells = products.some(({ productType }) => plainType(productType) === 'MSG');
  if (idChat === null && !sells) return null;
  return (
    <ButtonLink to={idChat === null ? paths.message(userDTO.idUser) : paths.chat(idChat)}>{t('message')}</ButtonLink>
  );
};

/** Uses the device's share sheet; without one, copies the link. */
const ShareButton = ({ name }: { name: string }) => {
  const { t } = useTranslation('profile');
  const share = async () => {
    if (await shareLink(name, window.location.href.replace(/[?#].*$/, ''))) toast.success(t('copied'));
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      <IconShare aria-hidden="true" />
      {t('share')}
    </Button>
  );
};
