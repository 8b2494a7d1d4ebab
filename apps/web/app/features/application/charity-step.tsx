import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { fundsQuery } from './api.ts';
import styles from './application-page.module.css';
import { ApplicationStep } from './application-step.tsx';
import type { Applying } from './use-application.ts';

const answers = ['no', 'yes'] as const;

export const CharityStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { values, problems, change } = applying;
  const { data: funds = [] } = useQuery(fundsQuery(useLanguage()));
  const chosen = funds.find(({ idCharityFund }) => String(idCharityFund) === values.fund);
  return (
    <ApplicationStep applying={applying}>
      <Choice
        legend={t('charity.question')}
        value={values.gives ? 'yes' : 'no'}
        options={answers.map((value) => ({ value, label: t(`charity.${value}`) }))}
        onChange={(value) => change({ gives: value === 'yes' })}
      />
      {values.gives && (
        <div className={styles.pair}>
          <SelectField
            label={t('charity.fund')}
            empty={t('charity.chooseFund')}
            options={funds.map(({ idCharityFund, name }) => ({ value: String(idCharityFund), label: name }))}
            hint={chosen?.about}
            value={values.fund}
            onChange={({ target }) => change({ fund: target.value })}
            problem={problems.fund && t('problems.fund')}
          />
          <Field
            label={t('charity.percent')}
            hint={t('charity.percentHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={values.percent}
            onChange={({ target }) => change({ percent: target.value })}
            problem={problems.percent && t('problems.percent')}
          />
        </div>
      )}
    </ApplicationStep>
  );
};
