import { createContext, use } from 'react';

const ScriptMarkContext = createContext<string | undefined>(undefined);

export const ScriptMarkProvider = ScriptMarkContext.Provider;

/** Goes as `nonce` on a script that a component writes itself, or the content security policy drops it. The server's alone. */
export const useScriptMark = (): string | undefined => use(ScriptMarkContext);
