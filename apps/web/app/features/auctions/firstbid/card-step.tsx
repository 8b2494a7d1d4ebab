import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { focusFirst } from '../../../ui/fields/focus-first.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { checkCard } from '../api.ts';

const hold = cents(limits.money.cardCheckHold);

type Props = { idProduct: number; declined: boolean; onLeave: () => void };

/** Leads to the provider's page for cards, and from there back to this auction. */
export const CardStep = ({ idProduct, declined, onLeave }: Props) => {
  const { t } = useTranslation('firstbid');
  const dollars = useDollars();
  const navigate = useNavigate();
  const check = useIdempotent(checkCard);
  const go = useMutation({
    mutationFn: () => check({ idAuction: idProduct }),
    onSuccess: ({ result }) => {
      onLeave();
      return navigate(result);
    },
    onError: useShowProblem(),
  });
  return (
    <Form onSubmit={() => go.mutate()}>
      {declined && <Note kind="stop">{t('card.rejected')}</Note>}
      <p>{t('card.text', { sum: dollars(hold) })}</p>
      <Button type="submit" look="primary" wide ref={focusFirst} busy={go.isPending || go.isSuccess}>
        {t('card.go')}
      </Button>
    </Form>
  );
};
