import type { Auction } from '@stagedoor/contract/schemas/auction';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNeedLogin } from '../../../shared/session/need-login.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { watchAuction } from '../api.ts';

type Props = { auction: Auction; reload: () => Promise<unknown> };

/** Reminds before the end. */
export const WatchButton = ({ auction: { idProduct, phase, viewer }, reload }: Props) => {
  const { t } = useTranslation('auction');
  const needLogin = useNeedLogin();
  const watches = viewer?.isWatching ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: () => watchAuction(idProduct, !watches),
    onSuccess: async () => {
      await reload();
      toast.success(t(watches ? 'watch.off' : 'watch.done'));
    },
    onError: useShowProblem(),
  });
  if (phase !== 'inProgress' && phase !== 'notStarted') return null;
  const Icon = watches ? IconBellRinging : IconBell;
  return (
    <Button
      size="small"
      look="quiet"
      aria-pressed={watches}
      busy={isPending}
      onClick={() => void needLogin().then((signed) => signed && mutate())}
    >
      <Icon aria-hidden="true" />
      {t(watches ? 'watch.on' : 'watch.button')}
    </Button>
  );
};
