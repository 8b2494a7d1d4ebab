import { limits } from '@stagedoor/contract/limits';
import { LanguageChips } from '../../shared/i18n/language-chips.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ApplicationStep } from './application-step.tsx';
import type { Applying } from './use-application.ts';

export const AboutStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { values, problems, change } = applying;
  return (
    <ApplicationStep applying={applying}>
      <Field
        label={t('specialization')}
        hint={t('specializationHint')}
        maxLength={limits.application.specializationMax}
        value={values.specialization}
        onChange={({ target }) => change({ specialization: target.value })}
        problem={problems.specialization && t('problems.specialization')}
      />
      <TextArea
        label={t('about')}
        hint={t('aboutHint')}
        maxLength={limits.account.aboutMax}
        value={values.about}
        onChange={({ target }) => change({ about: target.value })}
        problem={problems.about && t('problems.about')}
      />
      <LanguageChips
        legend={t('languages')}
        chosen={values.languages}
        onChange={(languages) => change({ languages })}
        problem={problems.languages && t('problems.languages')}
      />
    </ApplicationStep>
  );
};
