import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from '../content/content.module.css';
import { FormEnd } from '../content/form-end.tsx';
import { useProblemOf } from '../content/use-problem-of.ts';
import { useSave } from '../content/use-save.ts';
import { staffApi } from '../staff-api.ts';
import { bodyOf, type Draft, emptyDraft, notNumbers } from './draft.ts';
import { TalentPart } from './talent-part.tsx';

/** Answers with the code. */
export default function PromoModal({ answer }: Asked<string>) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const [draft, setDraft] = useState(emptyDraft);
  const { save, busy, problems, setProblems } = useSave({
    send: () => staffApi('addPromoCode', { body: bodyOf(draft) }),
    onSaved: ({ code }) => answer(code),
  });
  const problemOf = useProblemOf(problems);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = () => {
    const wrong = notNumbers(draft);
    if (Object.keys(wrong).length > 0) setProblems(wrong);
    else save();
  };
  const field = (name: Exclude<keyof Draft, 'talent' | 'products'>) => ({
    value: draft[name],
    problem: problemOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Dialog title={t('content.promoCodes.adding')} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        <Field
          label={t('content.promoCodes.code')}
          {...field('code')}
          spellCheck={false}
          maxLength={limits.promo.codeMax}
          hint={t('content.promoCodes.codeHint')}
        />
        <div className={styles.two}>
          <Field label={t('content.promoCodes.percentOff')} {...field('percent')} inputMode="numeric" />
          <Field label={t('content.promoCodes.dollarsOff')} {...field('fixed')} inputMode="decimal" />
        </div>
        <Field
          label={t('content.promoCodes.from')}
          {...field('startsAt')}
          type="datetime-local"
          hint={t('content.promoCodes.fromHint')}
        />
        <Field
          label={t('content.promoCodes.until')}
          {...field('endsAt')}
          type="datetime-local"
          hint={`${t('content.promoCodes.untilHint')} ${t('content.zoneHint')}`}
        />
        <div className={styles.two}>
          <Field
            label={t('content.promoCodes.totalUses')}
            {...field('totalLimit')}
            inputMode="numeric"
            hint={t('content.promoCodes.usesHint')}
          />
          <Field label={t('content.promoCodes.personUses')} {...field('personLimit')} inputMode="numeric" />
        </div>
        <TalentPart draft={draft} problem={problemOf('idTalent')} onChange={change} />
        <FormEnd submit={t('content.promoCodes.make')} busy={busy} onCancel={() => answer()} />
      </Form>
    </Dialog>
  );
}
