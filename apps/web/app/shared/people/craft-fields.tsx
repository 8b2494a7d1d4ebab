import type { Group } from '@stagedoor/contract/schemas/group';
import { useQuery } from '@tanstack/react-query';
import chips from '../../ui/buttons/chip.module.css';
import { ChipCheck } from '../../ui/buttons/chip.tsx';
import { Problem } from '../../ui/fields/field-frame.tsx';
import { FieldSet } from '../../ui/fields/form.tsx';
import text from '../../ui/theme/text.module.css';
import { useLanguage } from '../pages/shell-data.ts';
import styles from './craft-fields.module.css';
import { groupsQuery, tagsQuery } from './topics.ts';

type Craft = { categories: string[]; tags: number[] };

type Props = {
  chosen: Craft;
  most: { categories: number; tags: number };
  words: { lead: string; tags: string; tagsHint: string };
  problem: string | false | undefined;
  onChange: (craft: Craft) => void;
};

const toggled = <Item,>(items: readonly Item[], item: Item, on: boolean): Item[] =>
  on ? [...items, item] : items.filter((other) => other !== item);

/** Categories, and the tags of the chosen ones. */
export const CraftFields = ({ chosen, most, words, problem, onChange }: Props) => {
  const language = useLanguage();
  const { data: groups = [] } = useQuery(groupsQuery(language));
  const { data: tags = [] } = useQuery(tagsQuery(chosen.categories, language));
  const offered = tags.filter(({ category }) => chosen.categories.includes(category));

  const choose = (name: string, on: boolean) => {
    const isDropped = (id: number) => !on && tags.some(({ idTag, category }) => idTag === id && category === name);
    onChange({ categories: toggled(chosen.categories, name, on), tags: chosen.tags.filter((id) => !isDropped(id)) });
  };
  return (
    <>
      <div className={styles.groups}>
        <p className={text.quiet}>{words.lead}</p>
        {groups.map((group) => (
          <Categories
            key={group.name}
            group={group}
            chosen={chosen.categories}
            most={most.categories}
            onChange={choose}
          />
        ))}
        {problem && <Problem>{problem}</Problem>}
      </div>
      {offered.length > 0 && (
        <FieldSet legend={words.tags}>
          <p className={`${text.small} ${text.quiet} ${styles.hint}`}>{words.tagsHint}</p>
          <div className={chips.row}>
            {offered.map(({ idTag, localizedString }) => (
              <ChipCheck
                key={idTag}
                checked={chosen.tags.includes(idTag)}
                disabled={chosen.tags.length >= most.tags && !chosen.tags.includes(idTag)}
                onChange={({ target }) => onChange({ ...chosen, tags: toggled(chosen.tags, idTag, target.checked) })}
              >
                {localizedString}
              </ChipCheck>
            ))}
          </div>
        </FieldSet>
      )}
    </>
  );
};

type CategoriesProps = {
  group: Group;
  chosen: readonly string[];
  most: number;
  onChange: (name: string, on: boolean) => void;
};

const Categories = ({ group, chosen, most, onChange }: CategoriesProps) => (
  <FieldSet legend={group.localizedString}>
    <div className={chips.row}>
      {group.categories.map(({ name, localizedString }) => (
        <ChipCheck
          key={name}
          checked={chosen.includes(name)}
          disabled={chosen.length >= most && !chosen.includes(name)}
          onChange={({ target }) => onChange(name, target.checked)}
        >
          {localizedString}
        </ChipCheck>
      ))}
    </div>
  </FieldSet>
);
