import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import { useQuestions } from './use-questions.ts';

/** The talent's answer, or an immediate refund. */
export const AnswerProblem = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  return (
    <Ways>
      {useQuestions(order)
        .filter(({ action }) => action === 'answerProblem')
        .map(({ words, open }) => (
          <Button key={words} size="small" onClick={() => void open()}>
            {t(`actions.${words}`)}
          </Button>
        ))}
    </Ways>
  );
};
