import { limits } from '@stagedoor/contract/limits';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';

type Props = ModalProps<'pay' | 'support'> & { product: string; sum: string; date: string };

/** For somebody who has won, and whose card was declined. */
export default function UnpaidModal({ product, sum, date, answer }: Props) {
  const { t } = useTranslation('winner');
  return (
    <Dialog title={t('unpaid.title', { sum })} closeLabel={t('close')} width={limits.modals.winnerWidth}>
      <Form onSubmit={() => answer('pay')}>
        <p>{t('unpaid.text', { product, date })}</p>
        <Ways>
          <Button type="submit" look="primary" data-autofocus>
            {t('unpaid.go')}
          </Button>
          <Button look="quiet" onClick={() => answer('support')}>
            {t('unpaid.support')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
