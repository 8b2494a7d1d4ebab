import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useNeedLogin } from '../../shared/need-login.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';

const week = 7 * 24;

/** A visitor is asked to log in first, and comes back here. */
export const RemindMe = ({ idProduct }: { idProduct: number }) => {
  const { t } = useTranslation('product');
  const needLogin = useNeedLogin();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api('remindAfter', { body: { idProduct, hours: week } }),
    onSuccess: () => say.success(t('remind.done')),
    onError: useSayProblem(),
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
