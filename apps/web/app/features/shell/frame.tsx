import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ModalHost } from '../../shared/ask.tsx';
import { createCache } from '../../shared/query-cache.ts';
import { useServerOffset } from '../../shared/server-clock.ts';
import { SessionProvider, useFoundSession } from '../../shared/session.ts';
import { useShell } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { FollowUser } from './follow-user.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Live } from './live.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SandboxBanner } from './sandbox-banner.tsx';
import { SessionEnd } from './session-end.tsx';
import { SnackHost } from './snack-host.tsx';

/** What is always shown, around the page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const shell = useShell();
  useServerOffset(); // read as soon as the page arrives: later the difference would be a wrong one
  const [cache] = useState(createCache);
  return (
    <QueryClientProvider client={cache}>
      <WithSession>
        <SkipLink />
        {shell.sandbox && <SandboxBanner />}
        <Header />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        <CookieBanner />
        <SessionEnd />
        <FollowUser />
        <Live />
        <RouteFocus />
        <ModalHost />
        <SnackHost />
      </WithSession>
    </QueryClientProvider>
  );
};

const WithSession = ({ children }: { children: ReactNode }) => (
  <SessionProvider value={useFoundSession()}>{children}</SessionProvider>
);

const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a href="#content" className={styles.skip}>
      {t('skip')}
    </a>
  );
};
