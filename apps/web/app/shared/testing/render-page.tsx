import { isNamespace, namespaces } from '@stagedoor/messages/catalogue';
import { loadPageTexts } from '@stagedoor/messages/page-texts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { createCache } from '../api/query-cache.ts';
import { ModalHost } from '../dialogs/ask.tsx';
import { createTexts } from '../i18n/create-texts.ts';
import { TextsProvider } from '../i18n/use-translation.ts';
import { defaultShell, ShellProvider } from '../pages/shell-data.ts';
import { keepToken } from '../session/browser-session.ts';
import { SessionProvider, useFoundSession } from '../session/session.ts';

// The contract's schemas are imported on the first submit, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const Session = ({ children }: { children: ReactNode }) => (
  <SessionProvider value={useFoundSession()}>{children}</SessionProvider>
);

const Place = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{`${pathname}${search}`}</output>;
};

const allTexts = async () => {
  const texts = createTexts('en', loadPageTexts);
  await Promise.all(namespaces.filter(isNamespace).map((name) => texts.load(name)));
  return texts;
};

type Options = { path?: string; signed?: boolean };

/** Renders a component in English inside the providers of the frame. The output `place` shows the current URL. */
export const renderPage = async (part: ReactNode, { path = '/', signed = false }: Options = {}) => {
  if (signed) keepToken('a token');
  const texts = await allTexts();
  const element = (
    <>
      {part}
      <Place />
      <ModalHost />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: new URL(path, 'http://localhost').pathname, element },
      { path: '*', element: <Place /> },
    ],
    { initialEntries: [path] },
  );
  const page = render(
    <TextsProvider value={texts}>
      <ShellProvider value={{ ...defaultShell, now: Date.UTC(2026, 10, 17), signed }}>
        <QueryClientProvider client={createCache()}>
          <Session>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </Session>
        </QueryClientProvider>
      </ShellProvider>
    </TextsProvider>,
  );
  return { ...page, user: userEvent.setup() };
};

/** Unmounts, and empties the browser's storage. */
export const closePage = () => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
};
