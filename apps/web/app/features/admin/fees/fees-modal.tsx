import { limits } from '@stagedoor/contract/limits';
import type { FeeClass } from '@stagedoor/contract/product-types';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormEnd } from '../content/form-end.tsx';
import { useProblemOf } from '../content/use-problem-of.ts';
import { useSave } from '../content/use-save.ts';
import { staffApi } from '../staff-api.ts';
import { Example, feeClasses } from './example.tsx';

type Typed = Record<FeeClass, string>;

const isPercent = (typed: string) => /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100;

/** Begins with the fees of today; answers with the number of the version. */
export default function FeesModal({ answer, ...now }: Asked<number> & Record<FeeClass, number>) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const [from, setFrom] = useState('');
  const [typed, setTyped] = useState<Typed>({
    interaction: String(now.interaction),
    support: String(now.support),
    goods: String(now.goods),
  });
  const { save, busy, problems, setProblems } = useSave({
    send: () =>
      staffApi('announceFees', {
        body: {
          validFrom: new Date(from).toISOString(),
          ...{ interaction: Number(typed.interaction), support: Number(typed.support), goods: Number(typed.goods) },
        },
      }),
    onSaved: ({ version }) => answer(version),
  });
  const problemOf = useProblemOf(problems);
  const submit = () => {
    const wrong = [...feeClasses.filter((name) => !isPercent(typed[name])), ...(from ? [] : ['validFrom'])];
    if (wrong.length > 0) setProblems(Object.fromEntries(wrong.map((name) => [name, 'required'])));
    else save();
  };
  return (
    <Dialog title={t('content.fees.adding')} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        <Field
          label={t('content.fees.from')}
          type="datetime-local"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          problem={problemOf('validFrom')}
          hint={t('content.fees.fromHint')}
        />
        {feeClasses.map((name) => (
          <Field
            key={name}
            label={t('content.fees.percentOf', { name: t(`content.fees.${name}`) })}
            inputMode="numeric"
            maxLength={3}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            problem={problemOf(name) && t('content.fees.typeFirst')}
            hint={
              <>
                {t(`content.fees.${name}Hint`)}:{' '}
                {isPercent(typed[name]) && <Example feeClass={name} percent={Number(typed[name])} />}
              </>
            }
          />
        ))}
        <FormEnd submit={t('content.fees.announce')} busy={busy} onCancel={() => answer()} />
      </Form>
    </Dialog>
  );
}
