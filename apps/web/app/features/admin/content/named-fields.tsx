import { contentLimits } from '@stagedoor/contract/content-limits';
import type { Localized } from '@stagedoor/contract/schemas/content';
import { useState } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { addressOf } from './address-of.ts';
import { LocalizedFields, noWords } from './localized-fields.tsx';

type Props = {
  legend: string;
  /** Only something new: an address stays. */
  asksAddress: boolean;
  named: ReturnType<typeof useNamed>;
  problemOf: (field: string) => string | undefined;
};

/** A title, and the address that is proposed from it until somebody writes another. */
export const useNamed = (start: Localized = noWords) => {
  const [title, setTitle] = useState(start);
  const [typed, setTyped] = useState<string>();
  return { title, setTitle, name: typed ?? addressOf(title.en), setName: setTyped };
};

export const NamedFields = ({ legend, asksAddress, named, problemOf }: Props) => {
  const { t } = useTranslation('admin');
  return (
    <>
      <LocalizedFields
        legend={legend}
        name="title"
        value={named.title}
        maxLength={contentLimits.titleMax}
        problemOf={problemOf}
        onChange={named.setTitle}
      />
      {asksAddress && (
        <Field
          label={t('content.address')}
          autoComplete="off"
          spellCheck={false}
          maxLength={contentLimits.nameMax}
          value={named.name}
          onChange={({ target }) => named.setName(target.value)}
          problem={problemOf('name')}
          hint={t('content.addressHint')}
        />
      )}
    </>
  );
};
