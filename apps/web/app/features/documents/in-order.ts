import { createElement, Fragment, type ReactNode } from 'react';

/** Static children: they never change places, so they need no keys. */
export const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
