import { useMutation } from '@tanstack/react-query';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNeedLogin } from '../../shared/session/need-login.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { remindInAWeek } from './api.ts';

/** A visitor has to log in first and comes back here. */
export const RemindMe = ({ idProduct }: { idProduct: number }) => {
  const { t } = useTranslation('product');
  const needLogin = useNeedLogin();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => remindInAWeek(idProduct),
    onSuccess: () => toast.success(t('remind.done')),
    onError: useShowProblem(),
  });
  const remind = async () => {
    if (await needLogin()) mutate();
  };
  return (
    <Button look="primary" wide busy={isPending} onClick={() => void remind()}>
      {isSuccess ? t('remind.done') : t('remind.button')}
    </Button>
  );
};
