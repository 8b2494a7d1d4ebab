import { limits } from '@stagedoor/contract/limits';
import type { Group } from '@stagedoor/contract/schemas/group';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import chips from '../../ui/chip.module.css';
import { ChipCheck } from '../../ui/chip.tsx';
import { Problem } from '../../ui/field-frame.tsx';
import { FieldSet } from '../../ui/form.tsx';
import text from '../../ui/text.module.css';
import { groupsQuery, tagsQuery } from './api.ts';
import styles from './application-page.module.css';
import { StepForm } from './step-form.tsx';
import type { Applying } from './use-application.ts';

const { categoriesMax, tagsMax } = limits.application;

const toggled = <Item,>(items: readonly Item[], item: Item, on: boolean): Item[] =>
  on ? [...items, item] : items.filter((other) => other !== item);

/** Where the talent belongs, and what they are known for there. */
export const CraftStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { values, problems, change, goOn, busy, failure } = applying;
  const language = useLanguage();
  const { data: groups = [] } = useQuery(groupsQuery(language));
  const { data: tags = [] } = useQuery(tagsQuery(values.categories, language));
  const offered = tags.filter(({ category }) => values.categories.includes(category));

  const choose = (name: string, on: boolean) => {
    const categories = toggled(values.categories, name, on);
    const isLeft = (id: number) => tags.some(({ idTag, category }) => idTag === id && categories.includes(category));
    change({ categories, tags: values.tags.filter(isLeft) });
  };
  return (
    <StepForm step="craft" onSubmit={goOn} busy={busy} failure={failure}>
      <div className={styles.groups}>
        <p className={text.quiet}>
          {t('categories', { count: categoriesMax })}. {t('categoriesHint')}
        </p>
        {groups.map((group) => (
          <Categories key={group.name} group={group} chosen={values.categories} onChange={choose} />
        ))}
        {problems.categories && <Problem>{t('problems.categories')}</Problem>}
      </div>
      {offered.length > 0 && (
        <FieldSet legend={t('tags')}>
          <p className={`${text.small} ${text.quiet} ${styles.hint}`}>{t('tagsHint', { count: tagsMax })}</p>
          <div className={chips.row}>
            {offered.map(({ idTag, localizedString }) => (
              <ChipCheck
                key={idTag}
                checked={values.tags.includes(idTag)}
                disabled={values.tags.length >= tagsMax && !values.tags.includes(idTag)}
                onChange={({ target }) => change({ tags: toggled(values.tags, idTag, target.checked) })}
              >
                {localizedString}
              </ChipCheck>
            ))}
          </div>
        </FieldSet>
      )}
    </StepForm>
  );
};

type CategoriesProps = {
  group: Group;
  chosen: readonly string[];
  onChange: (name: string, on: boolean) => void;
};

const Categories = ({ group, chosen, onChange }: CategoriesProps) => (
  <FieldSet legend={group.localizedString}>
    <div className={chips.row}>
      {group.categories.map(({ name, localizedString }) => (
        <ChipCheck
          key={name}
          checked={chosen.includes(name)}
          disabled={chosen.length >= categoriesMax && !chosen.includes(name)}
          onChange={({ target }) => onChange(name, target.checked)}
        >
          {localizedString}
        </ChipCheck>
      ))}
    </div>
  </FieldSet>
);
