import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Ways } from '../../ui/form.tsx';
import { useQuestions } from './use-questions.ts';

/** The talent's side of it, or the money back at once. */
export const AnswerProblem = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  return (
    <Ways>
      {useQuestions(order)
        .filter(({ action }) => action === 'answerProblem')
        .map(({ words, open }) => (
          <Button key={words} size="small" onClick={() => void open()}>
            {t(`acts.${words}`)}
          </Button>
        ))}
    </Ways>
  );
};
