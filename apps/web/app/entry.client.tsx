import type { Namespace } from '@stagedoor/messages/catalogue';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preloadUserEnd } from './features/shell/user-end.tsx';
import { trustTexts } from './shared/browser/trusted-types.ts';
import { createTexts } from './shared/i18n/create-texts.ts';
import { fetchTexts } from './shared/i18n/fetch-texts.ts';
import { chooseLanguage } from './shared/i18n/language.ts';
import { TextsProvider } from './shared/i18n/use-translation.ts';
import { isSigned } from './shared/session/browser-session.ts';

trustTexts();

const { lang, dataset } = document.documentElement;

// Loads the texts of this page before hydration, which would otherwise render other words than the server did.
const texts = createTexts(chooseLanguage(lang, null), fetchTexts);
const names = (dataset.texts?.split(' ') ?? []) as Namespace[];
await Promise.all([isSigned() && preloadUserEnd(), ...names.map((name) => texts.load(name))]);

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider value={texts}>
      <HydratedRouter />
    </TextsProvider>,
  );
});
