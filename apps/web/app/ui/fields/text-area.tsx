import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type Props = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

export const TextArea = ({ label, hint, problem, ...area }: Props) => (
  <FieldFrame label={label} hint={hint} problem={problem}>
    {(control) => <textarea rows={4} {...area} {...control} />}
  </FieldFrame>
);
