// Mantine's variables come with the first part that needs them; the first page needs none.
import '@mantine/core/styles/default-css-variables.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme, variables } from './theme.ts';

type Props = { nonce: string; children: ReactNode };

/** Around everything that is made of Mantine's parts. The page's own attribute says which theme it is. */
export const Mantine = ({ nonce, children }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={variables}
    getStyleNonce={() => nonce}
    getRootElement={() => undefined}
  >
    {children}
  </MantineProvider>
);
