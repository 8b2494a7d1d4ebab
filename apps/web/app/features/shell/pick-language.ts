import { lazy } from 'react';
import { ask } from '../../shared/ask.tsx';

const LanguageModal = lazy(() => import('./language-modal.tsx'));

export const askLanguage = () => {
  void ask(LanguageModal);
};
