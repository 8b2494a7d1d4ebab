import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../shared/api.ts';
import { say } from '../../../shared/snacks.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Ways } from '../../../ui/form.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const fulfilmentOf = ({ productType }: OrderDetail) => {
  const type = plainType(productType);
  return type === 'MSG' ? 'answer' : type && ruleOf(type).fulfilment;
};

/** Hands over what was bought, where words are enough. */
export const DeliverForm = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('deliver');
  const kind = fulfilmentOf(order);
  const [words, setWords] = useState('');
  const [carrier, setCarrier] = useState('');
  const [problem, setProblem] = useState<string>();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (delivery: Parameters<typeof deliver>[1]) => deliver(order.idOrder, delivery),
    onSuccess: () => say.success(t('done')),
    onError: useSayProblem(),
    onSettled: () => cache.invalidateQueries({ queryKey: ['session', 'orders'] }),
  });
  if (kind !== 'parcel' && kind !== 'answer' && kind !== 'secretLink') return <Note>{t('later')}</Note>;
  const submit = () => {
    const text = words.trim();
    if (text === '' || (kind === 'parcel' && carrier.trim() === '')) return setProblem(t('missing'));
    if (kind === 'parcel') return mutate({ kind, carrier: carrier.trim(), trackingNumber: text });
    return mutate(kind === 'answer' ? { kind, text } : { kind, content: text });
  };
  const typed = (keep: (words: string) => void) => (event: { target: { value: string } }) => {
    setProblem(undefined);
    keep(event.target.value);
  };
  return (
    <Form onSubmit={submit}>
      {kind === 'parcel' ? (
        <>
          <Field label={t('carrier')} maxLength={60} value={carrier} onChange={typed(setCarrier)} />
          <Field label={t('tracking')} maxLength={60} value={words} onChange={typed(setWords)} problem={problem} />
        </>
      ) : (
        <TextArea label={t(kind)} maxLength={2000} value={words} onChange={typed(setWords)} problem={problem} />
      )}
      <Ways>
        <Button type="submit" look="primary" busy={isPending}>
          {t('send')}
        </Button>
      </Ways>
    </Form>
  );
};

type Delivery =
  | { kind: 'parcel'; carrier: string; trackingNumber: string }
  | { kind: 'answer'; text: string }
  | { kind: 'secretLink'; content: string };

const deliver = (idOrder: number, delivery: Delivery) => api('deliverOrder', { body: { idOrder, delivery } });
