import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ModalProps } from '../../shared/dialogs/questions.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { AmountForm } from './amount-form.tsx';
import { deposit, mailDepositLink } from './api.ts';
import styles from './modals.module.css';

const min = cents(limits.money.depositAbove + 1);
const max = cents(limits.deposit.max);

export default function DepositModal({ answer }: ModalProps<'mailed'>) {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const dollars = useDollars();
  const navigate = useNavigate();
  const mailLink = useMutation({
    mutationFn: mailDepositLink,
    onSuccess: () => {
      toast.success(t('deposit.mailed'));
      answer('mailed');
    },
    onError: useShowProblem(),
  });
  return (
    <Dialog title={t('deposit.title')} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <p className={styles.lead}>{t('deposit.lead')}</p>
      <AmountForm
        min={min}
        max={max}
        hint={t('deposit.hint', { min: dollars(min), max: dollars(max) })}
        submit={(sum) => (sum ? t('deposit.submitSum', { sum }) : t('deposit.submit'))}
        send={async (amount, idempotencyKey) => {
          const { result } = await deposit(amount, idempotencyKey);
          await navigate(result);
        }}
      >
        <Button look="quiet" size="small" busy={mailLink.isPending} onClick={() => mailLink.mutate()}>
          {t('deposit.otherDevice')}
        </Button>
      </AmountForm>
    </Dialog>
  );
}
