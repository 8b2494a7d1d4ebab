import type { Language } from '@stagedoor/contract/limits';
import { isNamespace, loadTexts } from '@stagedoor/messages/catalogue';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage } from './language.ts';

const catalogue: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    if (!isNamespace(namespace)) return done(new Error(`no texts named ${namespace}`), false);
    loadTexts(chooseLanguage(language, null), namespace).then(
      (texts) => done(null, texts),
      (error) => done(error, false),
    );
  },
};

/** Texts in one language; the named files are there when it resolves, others are fetched when first used. */
export const createTexts = async (language: Language, namespaces: readonly string[]): Promise<i18n> => {
  const texts = createInstance();
  await texts
    .use(catalogue)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: namespaces,
      defaultNS: 'shell',
      interpolation: { prefix: '{', suffix: '}', escapeValue: false },
      react: { transSupportBasicHtmlNodes: false },
    });
  return texts;
};
