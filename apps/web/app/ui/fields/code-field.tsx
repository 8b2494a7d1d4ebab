import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange' | 'type'> & {
    value: string;
    digits: number;
    onChange: (value: string) => void;
    /** Masked, such as a PIN. */
    secret?: boolean;
  };

/** A numeric code. A single field, so that phones can autofill it and screen readers read it as a whole. */
export const CodeField = ({ label, hint, problem, value, digits, onChange, secret = false, ...input }: Props) => (
  <FieldFrame label={label} hint={hint} problem={problem}>
    {(control) => (
      <input
        {...input}
        {...control}
        data-code="true"
        type={secret ? 'password' : 'text'}
        inputMode="numeric"
        pattern="\d*"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, digits))}
      />
    )}
  </FieldFrame>
);
