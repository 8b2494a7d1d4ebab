import { isNamespace } from '@stagedoor/messages/catalogue';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { chooseLanguage } from './shared/language.ts';
import { createTexts } from './shared/texts/create-texts.ts';
import { TextsProvider } from './shared/texts/use-translation.ts';
import { trustTexts } from './shared/trusted-types.ts';

trustTexts();

const { lang, dataset } = document.documentElement;

// The texts of this page come first: hydrating without them would render other words than the server did.
const texts = createTexts(chooseLanguage(lang, null));
// Asked for one by one: each takes the browser a moment, in which it hears no click.
const loading: Promise<void>[] = [];
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
