import { limits } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import { api } from '../../shared/api.ts';
import type { Asked } from '../../shared/questions.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AmountForm } from './amount-form.tsx';
import { useRefreshWallet } from './api.ts';
import styles from './modals.module.css';

const min = cents(1);

export default function ReturnModal({ max, answer }: Asked<'sent'> & { max: Cents }) {
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
          await api('returnDeposit', { body: { amount } }, { idempotencyKey });
          await refresh();
          say.success(t('giveBack.sent', { sum: dollars(amount) }));
          answer('sent');
        }}
      />
    </Dialog>
  );
}
