import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { ownDraft } from '../../../shared/forms/draft.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { Delivery } from './api.ts';
import type { DeliveryProps } from './delivery-props.ts';

export const AnswerDelivery = (props: DeliveryProps) => {
  const { t } = useTranslation('deliver');
  return (
    <WordsForm
      {...props}
      label={t('answer.text')}
      hint={t('answer.hint')}
      most={limits.orders.messageMax}
      deliveryOf={(text) => ({ kind: 'answer', text })}
    />
  );
};

export const SecretDelivery = (props: DeliveryProps) => {
  const { t } = useTranslation('deliver');
  return (
    <WordsForm
      {...props}
      label={t('secret.content')}
      hint={t('secret.hint')}
      most={limits.products.secretMax}
      deliveryOf={(content) => ({ kind: 'secretLink', content })}
    />
  );
};

type WordsProps = DeliveryProps & {
  label: string;
  hint: string;
  most: number;
  deliveryOf: (typed: string) => Delivery;
};

const WordsForm = ({ order, deliver, submit, label, hint, most, deliveryOf }: WordsProps) => {
  const { t } = useTranslation('deliver');
  const key = ownDraft(`deliver.${order.idOrder}`);
  const [typed, setTyped] = useState(() => sessionStorage.getItem(key) ?? '');
  const [checked, setChecked] = useState(false);
  const isEmpty = typed.trim() === '';
  return (
    <Form
      onSubmit={() => {
        setChecked(true);
        if (!isEmpty) deliver.mutate(deliveryOf(typed.trim()), { onSuccess: () => sessionStorage.removeItem(key) });
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        rows={8}
        maxLength={most}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          sessionStorage.setItem(key, target.value);
        }}
        problem={checked && isEmpty ? t('problems.required') : undefined}
      />
      <div>
        <Button type="submit" look="primary" size="large" busy={deliver.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
};
