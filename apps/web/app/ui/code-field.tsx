import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange' | 'type'> & {
    value: string;
    digits: number;
    onChange: (value: string) => void;
    /** Shown as dots, such as a PIN. */
    secret?: boolean;
  };

/** A number one copies digit by digit. One field, so that the phone can fill it in and a screen reader reads it whole. */
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
