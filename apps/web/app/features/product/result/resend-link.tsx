import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/theme/text.module.css';
import { mailOrderLink } from '../api.ts';

/** For buyers who do not find the mail. */
export const ResendLink = ({ receipt }: { receipt: string }) => {
  const { t } = useTranslation('purchase');
  const { mutate, isPending } = useMutation({
    mutationFn: () => mailOrderLink(receipt),
    onSuccess: () => toast.success(t('resent')),
    onError: useShowProblem(),
  });
  return (
    <div>
      <Button look="quiet" size="small" busy={isPending} onClick={() => mutate()}>
        {t('resend')}
      </Button>
      <p className={`${text.small} ${text.quiet}`}>{t('resendHint')}</p>
    </div>
  );
};
