import { limits } from '@stagedoor/contract/limits';
import type { Localized } from '@stagedoor/contract/schemas/content';
import { languageNames } from '../../../shared/language.ts';
import { Field } from '../../../ui/field.tsx';
import { FieldSet } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './content.module.css';

export const noWords: Localized = { en: '', uk: '', ru: '' };

type Props = {
  legend: string;
  /** What the contract calls it. */
  name: string;
  value: Localized;
  maxLength: number;
  /** Several lines each. */
  long?: boolean;
  problemOf: (field: string) => string | undefined;
  onChange: (value: Localized) => void;
};

/** The same words in every language, all in sight: none is forgotten behind a tab. */
export const LocalizedFields = ({ legend, name, value, maxLength, long = false, problemOf, onChange }: Props) => {
  const Written = long ? TextArea : Field;
  return (
    <FieldSet legend={legend}>
      <div className={styles.languages}>
        {limits.languages.map((each) => (
          <Written
            key={each}
            label={languageNames[each].name}
            lang={each}
            maxLength={maxLength}
            value={value[each]}
            problem={problemOf(`${name}.${each}`)}
            onChange={({ target }: { target: { value: string } }) => onChange({ ...value, [each]: target.value })}
          />
        ))}
      </div>
    </FieldSet>
  );
};
