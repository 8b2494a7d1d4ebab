import { limits } from '@stagedoor/contract/limits';
import type { ComponentProps } from 'react';
import { CodeField } from '../../ui/code-field.tsx';

export const { pinDigits } = limits.account;

/** Dots instead of digits, and nothing that a browser would remember. */
export const PinField = (props: Omit<ComponentProps<typeof CodeField>, 'digits' | 'secret' | 'autoComplete'>) => (
  <CodeField {...props} digits={pinDigits} secret autoComplete="off" />
);
