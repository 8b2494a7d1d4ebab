import { limits } from '@stagedoor/contract/limits';
import type { ComponentProps } from 'react';
import { CodeField } from '../../ui/fields/code-field.tsx';

export const { pinDigits } = limits.account;

/** Masked, and without autocomplete. */
export const PinField = (props: Omit<ComponentProps<typeof CodeField>, 'digits' | 'secret' | 'autoComplete'>) => (
  <CodeField {...props} digits={pinDigits} secret autoComplete="off" />
);
