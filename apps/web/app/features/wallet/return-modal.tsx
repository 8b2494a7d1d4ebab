import { limits } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { ModalProps } from '../../shared/dialogs/questions.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { AmountForm } from './amount-form.tsx';
import { returnDeposit, useRefreshWallet } from './api.ts';
import styles from './modals.module.css';

const min = cents(1);

export default function ReturnModal({ max, answer }: ModalProps<'sent'> & { max: Cents }) {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const dollars = useDollars();
  const refresh = useRefreshWallet();
  return (
    <Dialog title={t('giveBack.title')} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <p className={styles.lead}>{t('giveBack.lead')}</p>
      <AmountForm
        min={min}
        max={max}
        start={dollars(max)}
        hint={t('giveBack.hint', { max: dollars(max) })}
        submit={(sum) => (sum ? t('giveBack.submitSum', { sum }) : t('giveBack.submit'))}
        send={async (amount, idempotencyKey) => {
          await returnDeposit(amount, idempotencyKey);
          await refresh();
          toast.success(t('giveBack.sent', { sum: dollars(amount) }));
          answer('sent');
        }}
      />
    </Dialog>
  );
}
