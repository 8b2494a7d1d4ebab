import { isNamespace } from '@stagedoor/messages/catalogue';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preloadUserEnd } from './features/shell/user-end.tsx';
import { trustTexts } from './shared/browser/trusted-types.ts';
import { createTexts } from './shared/i18n/create-texts.ts';
import { chooseLanguage } from './shared/i18n/language.ts';
import { TextsProvider } from './shared/i18n/use-translation.ts';
import { isSigned } from './shared/session/browser-session.ts';

trustTexts();

const { lang, dataset } = document.documentElement;

// Loads the texts of this page before hydration, which would otherwise render other words than the server did.
const texts = createTexts(chooseLanguage(lang, null));
// One by one: each import blocks the main thread for a moment, and clicks are handled in between.
const loading: Promise<void>[] = isSigned() ? [preloadUserEnd()] : [];
for (const name of dataset.texts?.split(' ').filter(isNamespace) ?? []) {
  loading.push(texts.load(name));
  await new Promise((next) => setTimeout(next));
}
await Promise.all(loading);

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider value={texts}>
      <HydratedRouter />
    </TextsProvider>,
  );
});
