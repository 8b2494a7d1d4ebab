import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useNeedLogin } from '../../shared/need-login.ts';
import { paths } from '../../shared/paths.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFollow } from './api.ts';
import styles from './profile-actions.module.css';

type Props = { id: string; profile: ProfileData };

export const ProfileActions = ({ id, profile }: Props) => {
  const { t } = useTranslation('profile');
  const needLogin = useNeedLogin();
  const { mutate, isPending } = useFollow(id, profile);
  const { following, hasDonation, products } = profile;
  const donation = hasDonation ? products.find(({ productType }) => productType.endsWith('DONATION')) : undefined;
  const follow = async () => {
    if (await needLogin()) mutate();
  };
  return (
    <div className={styles.actions}>
      <Button
        look={following ? 'line' : 'primary'}
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
      <ShareButton name={profile.userDTO.name} />
    </div>
  );
};

/** The device's own way to share; where it has none, the link is copied. */
const ShareButton = ({ name }: { name: string }) => {
  const { t } = useTranslation('profile');
  const share = async () => {
    const url = window.location.href.replace(/[?#].*$/, '');
    try {
      if (navigator.share) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        say.success(t('copied'));
      }
    } catch {
      // Whoever closes the device's sheet has changed their mind.
    }
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      <IconShare aria-hidden="true" />
      {t('share')}
    </Button>
  );
};
