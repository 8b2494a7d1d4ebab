import { createContext, use } from 'react';

const NonceContext = createContext('');

export const NonceProvider = NonceContext.Provider;

/** For styles and scripts that a component writes itself; without it the content security policy drops them. */
export const useNonce = (): string => use(NonceContext);
