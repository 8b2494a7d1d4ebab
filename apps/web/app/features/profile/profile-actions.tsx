import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { FromPrice } from '../../shared/money/from-price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { RemindOfReturn } from '../../shared/people/remind-of-return.tsx';
import { useNeedLogin } from '../../shared/session/need-login.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { useFollow } from './api.ts';
import styles from './profile-actions.module.css';

type Props = { id: string; profile: ProfileData };

export const ProfileActions = ({ id, profile }: Props) => {
  const { t } = useTranslation('profile');
  const needLogin = useNeedLogin();
  const { mutate, isPending } = useFollow(id, profile);
  const { following, hasDonation, products } = profile;
  const { fromPrice } = profile.userDTO;
  const donation = hasDonation ? products.find(({ productType }) => productType.endsWith('DONATION')) : undefined;
  const follow = async () => {
    if (await needLogin()) mutate();
  };
  return (
    <div className={styles.actions}>
      {fromPrice !== null && (
        <ButtonLink to="#store" look="primary">
          <span>
            {t('store')} <FromPrice amount={fromPrice} />
          </span>
        </ButtonLink>
      )}
      <Button
        look={fromPrice !== null || following ? 'line' : 'primary'}
        busy={isPending}
        aria-pressed={following}
        onClick={() => void follow()}
      >
        {following ? <IconCheck aria-hidden="true" /> : <IconPlus aria-hidden="true" />}
        {following ? t('following') : t('follow')}
      </Button>
      {donation && (
        <ButtonLink to={paths.product(donation)}>
          <IconHeart aria-hidden="true" />
          {t('donate')}
        </ButtonLink>
      )}
      {profile.userDTO.awayUntil && <RemindOfReturn idTalent={profile.userDTO.idUser} />}
      <ShareButton name={profile.userDTO.name} />
    </div>
  );
};

/** Uses the device's share sheet; without one, copies the link. */
const ShareButton = ({ name }: { name: string }) => {
  const { t } = useTranslation('profile');
  const share = async () => {
    const url = window.location.href.replace(/[?#].*$/, '');
    try {
      if (navigator.share) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(t('copied'));
      }
    } catch {
      // The user closed the share sheet.
    }
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      <IconShare aria-hidden="true" />
      {t('share')}
    </Button>
  );
};
