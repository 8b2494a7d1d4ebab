import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CraftFields } from '../../shared/people/craft-fields.tsx';
import { ApplicationStep } from './application-step.tsx';
import type { Applying } from './use-application.ts';

const { categoriesMax, tagsMax } = limits.application;

/** The talent's categories and tags. */
export const CraftStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { values, problems, change } = applying;
  return (
    <ApplicationStep applying={applying}>
      <CraftFields
        chosen={values}
        most={{ categories: categoriesMax, tags: tagsMax }}
        words={{
          lead: `${t('categories', { count: categoriesMax })}. ${t('categoriesHint')}`,
          tags: t('tags'),
          tagsHint: t('tagsHint', { count: tagsMax }),
        }}
        problem={problems.categories && t('problems.categories')}
        onChange={({ categories, tags }) => change({ categories, tags })}
      />
    </ApplicationStep>
  );
};
