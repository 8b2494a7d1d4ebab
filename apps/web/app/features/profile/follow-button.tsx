import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNeedLogin } from '../../shared/session/need-login.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useFollow } from './api.ts';

type Props = { id: string; profile: ProfileData; isMain?: boolean; wide?: boolean };

/** Follows and unfollows. `isMain` where nothing else is offered. */
export const FollowButton = ({ id, profile, isMain = false, wide = false }: Props) => {
  const { t } = useTranslation('profile');
  const needLogin = useNeedLogin();
  const { mutate, isPending } = useFollow(id, profile);
  const { following } = profile;
  const follow = async () => {
    if (await needLogin()) mutate();
  };
  return (
    <Button
      look={isMain && !following ? 'primary' : 'line'}
      wide={wide}
      busy={isPending}
      aria-pressed={following}
      onClick={() => void follow()}
    >
      {following ? <IconCheck aria-hidden="true" /> : <IconPlus aria-hidden="true" />}
      {following ? t('following') : t('follow')}
    </Button>
  );
};
