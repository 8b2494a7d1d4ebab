import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { Button } from '../../../ui/button.tsx';

/** For whoever looks in the mail and does not find it. */
export const ResendLink = ({ receipt }: { receipt: string }) => {
  const { t } = useTranslation('bought');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('sendOrderLink', { body: { receipt } }),
    onSuccess: () => say.success(t('resent')),
    onError: useSayProblem(),
  });
  return (
    <Button look="quiet" size="small" busy={isPending} onClick={() => mutate()}>
      {t('resend')}
    </Button>
  );
};
