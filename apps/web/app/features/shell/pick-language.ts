import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';

const LanguageModal = lazy(() => import('./language-modal.tsx'));

export const askLanguage = () => {
  void ask(LanguageModal);
};
