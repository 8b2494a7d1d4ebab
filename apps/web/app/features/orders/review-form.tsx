import { limits } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/field-frame.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { StarChoice } from '../../ui/stars.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAct } from './use-act.ts';

type Props = { order: OrderDetail; onEnd: () => void };

export const ReviewForm = ({ order: { idOrder, score: known }, onEnd }: Props) => {
  const { t } = useTranslation('orders');
  const [score, setScore] = useState(known?.score ?? 0);
  const [words, setWords] = useState(known?.text ?? '');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useAct({
    act: () => api('setScore', { body: { idOrder, score, text: words.trim() } }),
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
