import { createContext, use } from 'react';

const ScriptMarkContext = createContext<string | undefined>(undefined);

export const ScriptMarkProvider = ScriptMarkContext.Provider;

/** The CSP nonce for inline scripts that a component renders. Defined only on the server. */
export const useScriptMark = (): string | undefined => use(ScriptMarkContext);
