import { limits } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StarChoice } from '../../ui/display/stars.tsx';
import { Problem } from '../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { reviewOrder } from './api.ts';
import { useAction } from './use-action.ts';

type Props = { order: OrderDetail; onEnd: () => void };

export const ReviewForm = ({ order: { idOrder, score: known }, onEnd }: Props) => {
  const { t } = useTranslation('orders');
  const [score, setScore] = useState(known?.score ?? 0);
  const [words, setWords] = useState(known?.text ?? '');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useAction({
    act: () => reviewOrder(idOrder, score, words.trim()),
    done: t('review.sent'),
  });
  const submit = () => (score === 0 ? setProblem(t('review.noScore')) : mutate(undefined, { onSuccess: onEnd }));
  return (
    <Form onSubmit={submit}>
      <p>{t('review.lead')}</p>
      <StarChoice
        name="score"
        legend={t('review.score')}
        score={score}
        labelOf={(count) => t('review.stars', { count })}
        onChange={(chosen) => {
          setProblem(undefined);
          setScore(chosen);
        }}
      />
      {problem && <Problem>{problem}</Problem>}
      <TextArea
        label={t('review.text')}
        hint={t('review.textHint')}
        maxLength={limits.orders.reviewMax}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Ways>
        <Button type="submit" look="primary" size="small" busy={isPending}>
          {t(known ? 'review.save' : 'review.send')}
        </Button>
        {known && (
          <Button look="quiet" size="small" onClick={onEnd}>
            {t('review.keep')}
          </Button>
        )}
      </Ways>
    </Form>
  );
};
