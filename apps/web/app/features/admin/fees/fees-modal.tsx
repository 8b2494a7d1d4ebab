import type { FeeClass } from '@stagedoor/contract/product-types';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { useContentForm } from '../content/use-content-form.ts';
import { announceFees } from './api.ts';
import { Example, feeClasses } from './example.tsx';

type Values = Record<FeeClass, string> & { validFrom: string };

const isPercent = (typed: string) => /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100;

const problemsOf = (values: Values): Record<string, string> => {
  const wrong = [...feeClasses.filter((name) => !isPercent(values[name])), ...(values.validFrom ? [] : ['validFrom'])];
  return Object.fromEntries(wrong.map((name) => [name, 'required']));
};

/** Begins with the fees of today; answers with the number of the version. */
export default function FeesModal({
  answer,
  interaction,
  support,
  goods,
}: ModalProps<number> & Record<FeeClass, number>) {
  const { t } = useTranslation('admin');
  const form = useContentForm<Values>({
    start: { interaction: String(interaction), support: String(support), goods: String(goods), validFrom: '' },
    check: problemsOf,
  });
  const { values, problemOf, change } = form;
  const announce = async () => {
    const { version } = await announceFees({
      validFrom: new Date(values.validFrom).toISOString(),
      interaction: Number(values.interaction),
      support: Number(values.support),
      goods: Number(values.goods),
    });
    answer(version);
  };
  return (
    <DialogForm
      title={t('content.fees.adding')}
      form={form}
      send={announce}
      submit={t('content.fees.announce')}
      keep={t('content.cancel')}
      onKeep={() => answer()}
    >
      <Field
        label={t('content.fees.from')}
        type="datetime-local"
        value={values.validFrom}
        onChange={({ target }) => change({ validFrom: target.value })}
        problem={problemOf('validFrom')}
        hint={t('content.fees.fromHint')}
      />
      {feeClasses.map((name) => (
        <Field
          key={name}
          label={t('content.fees.percentOf', { name: t(`content.fees.${name}`) })}
          inputMode="numeric"
          maxLength={3}
          value={values[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          problem={problemOf(name) && t('content.fees.typeFirst')}
          hint={
            <>
              {t(`content.fees.${name}Hint`)}:{' '}
              {isPercent(values[name]) && <Example feeClass={name} percent={Number(values[name])} />}
            </>
          }
        />
      ))}
    </DialogForm>
  );
}
