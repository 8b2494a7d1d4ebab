import { limits } from '@stagedoor/contract/limits';
import { newPromoCode } from '@stagedoor/contract/schemas/content';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import styles from '../content/content.module.css';
import { problemsIn, useContentForm } from '../content/use-content-form.ts';
import { addPromoCode } from './api.ts';
import { bodyOf, type Draft, emptyDraft, notNumbers } from './draft.ts';
import { TalentPart } from './talent-part.tsx';

const problemsOf = (draft: Draft) => {
  const wrong = notNumbers(draft);
  return Object.keys(wrong).length > 0 ? wrong : problemsIn(newPromoCode, bodyOf(draft));
};

/** Answers with the code. */
export default function PromoModal({ answer }: ModalProps<string>) {
  const { t } = useTranslation('admin');
  const form = useContentForm<Draft>({ start: emptyDraft, check: problemsOf });
  const { values: draft, problemOf, change } = form;
  const make = async () => {
    const { code } = await addPromoCode(bodyOf(draft));
    answer(code);
  };
  const field = (name: Exclude<keyof Draft, 'talent' | 'products'>) => ({
    value: draft[name],
    problem: problemOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <DialogForm
      title={t('content.promoCodes.adding')}
      form={form}
      send={make}
      submit={t('content.promoCodes.make')}
      keep={t('content.cancel')}
      onKeep={() => answer()}
    >
      <Field
        label={t('content.promoCodes.code')}
        {...field('code')}
        spellCheck={false}
        maxLength={limits.promo.codeMax}
        hint={t('content.promoCodes.codeHint')}
      />
      <div className={styles.two}>
        <Field label={t('content.promoCodes.percentOff')} {...field('percent')} inputMode="numeric" />
        <Field
          label={t('content.promoCodes.dollarsOff')}
          {...field('fixed')}
          inputMode="decimal"
          hint={t('content.promoCodes.dollarsOffHint')}
        />
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
    </DialogForm>
  );
}
