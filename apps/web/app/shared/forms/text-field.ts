import type { ChangeEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Form<Name extends string> = {
  values: Readonly<Record<Name, string>>;
  change: (part: { [Field in Name]?: string }) => void;
};

/** The props of an input for a text value. */
export const textField = <Name extends string>(form: Form<Name>, name: Name) => ({
  name,
  value: form.values[name],
  onChange: ({ target }: ChangeEvent<Control>) => form.change({ [name]: target.value } as { [Field in Name]?: string }),
});
