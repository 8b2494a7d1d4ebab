import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createTexts } from './shared/i18n.ts';
import { chooseLanguage } from './shared/language.ts';
import { NonceProvider } from './shared/nonce.ts';
import { trustTexts } from './shared/trusted-types.ts';

trustTexts();

const { lang, dataset } = document.documentElement;
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// The texts of this page come first: hydrating without them would render other words than the server did.
const texts = await createTexts(chooseLanguage(lang, null), dataset.texts?.split(' ') ?? []);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={texts}>
      <NonceProvider value={nonce}>
        <HydratedRouter />
      </NonceProvider>
    </I18nextProvider>,
  );
});
