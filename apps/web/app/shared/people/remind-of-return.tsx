import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/button.tsx';
import { api } from '../api/client.ts';
import { toast } from '../feedback/toasts.ts';
import { useShowProblem } from '../feedback/use-show-problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNeedLogin } from '../session/need-login.ts';
import { useSession } from '../session/session.ts';

/** For everybody but the talent who is away; a visitor is asked to log in first, and comes back here. */
export const RemindOfReturn = ({ idTalent }: { idTalent: number }) => {
  const { t } = useTranslation('people');
  const { signed, user } = useSession();
  const needLogin = useNeedLogin();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api('remindAfter', { body: { idUser: idTalent } }),
    onSuccess: () => toast.success(t('returnReminded')),
    onError: useShowProblem(),
  });
  // Until it is known whose browser this is, it may be the talent's own.
  if (signed && (!user || user.idUser === idTalent)) return null;
  const remind = async () => {
    if (await needLogin()) mutate();
  };
  return (
    <Button look="line" busy={isPending} onClick={() => void remind()}>
      {t(isSuccess ? 'returnReminded' : 'remindOfReturn')}
    </Button>
  );
};
