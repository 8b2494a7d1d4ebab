import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api.ts';
import type { Asked } from '../../shared/questions.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AmountForm } from './amount-form.tsx';
import styles from './modals.module.css';

const min = cents(limits.money.depositAbove + 1);
const max = cents(limits.deposit.max);

export default function DepositModal({ answer }: Asked<'mailed'>) {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const dollars = useDollars();
  const navigate = useNavigate();
  const mailLink = useMutation({
    mutationFn: () => api('sendDepositLink'),
    onSuccess: () => {
      say.success(t('deposit.mailed'));
      answer('mailed');
    },
    onError: useSayProblem(),
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
          const { result } = await api('deposit', { body: { amount } }, { idempotencyKey });
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
