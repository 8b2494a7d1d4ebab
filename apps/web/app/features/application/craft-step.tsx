import { limits } from '@stagedoor/contract/limits';
import type { Group } from '@stagedoor/contract/schemas/group';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import chips from '../../ui/buttons/chip.module.css';
import { ChipCheck } from '../../ui/buttons/chip.tsx';
import { Problem } from '../../ui/fields/field-frame.tsx';
import { FieldSet } from '../../ui/fields/form.tsx';
import text from '../../ui/theme/text.module.css';
import { groupsQuery, tagsQuery } from './api.ts';
import styles from './application-page.module.css';
import { ApplicationStep } from './application-step.tsx';
import type { Applying } from './use-application.ts';

const { categoriesMax, tagsMax } = limits.application;

const toggled = <Item,>(items: readonly Item[], item: Item, on: boolean): Item[] =>
  on ? [...items, item] : items.filter((other) => other !== item);

/** The talent's categories and tags. */
export const CraftStep = ({ applying }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const { values, problems, change } = applying;
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
    <ApplicationStep applying={applying}>
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
    </ApplicationStep>
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
