import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import text from '../ui/text.module.css';
import { say } from './snacks.ts';
import { useTranslation } from './texts/use-translation.ts';
import { useSayProblem } from './use-say-problem.ts';
import { useWait } from './use-wait.ts';

const seconds = 30;

/** Asks for another code; not at once, since the first one may still be on its way. */
export const ResendButton = ({ send }: { send: () => Promise<unknown> }) => {
  const { t } = useTranslation('verify');
  const { left, start } = useWait(seconds);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      start();
      say.success(t('sentAgain'));
    },
    onError: useSayProblem(),
  });
  useEffect(start, [start]);
  if (left > 0) return <p className={`${text.small} ${text.quiet}`}>{t('resendIn', { count: left })}</p>;
  return (
    <Button look="quiet" size="small" busy={isPending} onClick={() => mutate()}>
      {t('resend')}
    </Button>
  );
};
