import { limits } from '@stagedoor/contract/limits';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';

type Props = ModalProps<'go'> & { product: string; sum: string };

/** For somebody who has won and paid, until they have said where to send it. */
export default function WinnerModal({ product, sum, answer }: Props) {
  const { t } = useTranslation('winner');
  return (
    <Dialog title={t('paid.title')} closeLabel={t('close')} width={limits.modals.winnerWidth}>
      <Form onSubmit={() => answer('go')}>
        <p>{t('paid.text', { product, sum })}</p>
        <Ways>
          <Button type="submit" look="primary" data-autofocus>
            {t('paid.go')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('later')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
