import { createContext, use } from 'react';

type DialogState = { opened: boolean; close: () => void; closed: () => void };

const DialogContext = createContext<DialogState | null>(null);

export const DialogProvider = DialogContext.Provider;

export const useDialog = (): DialogState => {
  const state = use(DialogContext);
  if (!state) throw new Error('useDialog outside of a modal opened by ask()');
  return state;
};
