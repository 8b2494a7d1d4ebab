import { contentLimits } from '@stagedoor/contract/content-limits';
import type { Localized } from '@stagedoor/contract/schemas/content';
import { LocalizedFields, noWords } from '../../../shared/i18n/localized-fields.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { addressOf } from './address-of.ts';

/** A title, and a URL slug derived from it until the user types another. */
export type Named = { title: Localized; name: string | null };

export const startNamed = (title: Localized = noWords): Named => ({ title, name: null });
export const nameOf = ({ title, name }: Named): string => name ?? addressOf(title.en);

type Props = {
  legend: string;
  /** Only for new items: the URL never changes. */
  asksAddress: boolean;
  form: { values: Named; problemOf: (field: string) => string | undefined; change: (part: Partial<Named>) => void };
};

export const NamedFields = ({ legend, asksAddress, form: { values, problemOf, change } }: Props) => {
  const { t } = useTranslation('admin');
  return (
    <>
      <LocalizedFields
        legend={legend}
        name="title"
        value={values.title}
        maxLength={contentLimits.titleMax}
        problemOf={problemOf}
        onChange={(title) => change({ title })}
      />
      {asksAddress && (
        <Field
          label={t('content.address')}
          autoComplete="off"
          spellCheck={false}
          maxLength={contentLimits.nameMax}
          value={nameOf(values)}
          onChange={({ target }) => change({ name: target.value })}
          problem={problemOf('name')}
          hint={t('content.addressHint')}
        />
      )}
    </>
  );
};
