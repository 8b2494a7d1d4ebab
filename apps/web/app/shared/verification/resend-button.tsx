import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import text from '../../ui/theme/text.module.css';
import { toast } from '../feedback/toasts.ts';
import { useShowProblem } from '../feedback/use-show-problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useWait } from './use-wait.ts';

const seconds = 30;

/** Requests another code; only after a pause, because the first one may still arrive. */
export const ResendButton = ({ send }: { send: () => Promise<unknown> }) => {
  const { t } = useTranslation('verify');
  const { left, start } = useWait(seconds);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      start();
      toast.success(t('sentAgain'));
    },
    onError: useShowProblem(),
  });
  useEffect(start, [start]);
  if (left > 0) return <p className={`${text.small} ${text.quiet}`}>{t('resendIn', { count: left })}</p>;
  return (
    <Button look="quiet" size="small" busy={isPending} onClick={() => mutate()}>
      {t('resend')}
    </Button>
  );
};
