import { limits } from '@stagedoor/contract/limits';
import type { Localized } from '@stagedoor/contract/schemas/content';
import { Field } from '../../ui/fields/field.tsx';
import { FieldSet } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { languageNames } from './language.ts';
import styles from './localized-fields.module.css';

export const noWords: Localized = { en: '', uk: '', ru: '' };

type Props = {
  legend: string;
  /** The field's name in the contract. */
  name: string;
  value: Localized;
  maxLength: number;
  /** A textarea instead of an input. */
  long?: boolean;
  problemOf: (field: string) => string | undefined;
  onChange: (value: Localized) => void;
};

/** One text in every language, side by side, so that none is forgotten behind a tab. */
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
