import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createCache } from '../../shared/api/query-cache.ts';
import { useTheme } from '../../shared/browser/theme-choice.ts';
import { ModalHost } from '../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useShell } from '../../shared/pages/shell-data.ts';
import { SessionProvider, useFoundSession } from '../../shared/session/session.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { FollowUser } from './follow-user.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Live } from './live.tsx';
import { RouteFocus } from './route-focus.tsx';
import { useHandles } from './route-handle.ts';
import { SandboxBanner } from './sandbox-banner.tsx';
import { SessionEnd } from './session-end.tsx';
import { ToastHost } from './toast-host.tsx';

/** The layout around every page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const shell = useShell();
  useServerOffset(); // measured as soon as the page arrives: later the offset would be wrong
  const [cache] = useState(createCache);
  const fillsScreen = useHandles().some((handle) => handle?.fillsScreen);
  return (
    <QueryClientProvider client={cache}>
      <WithSession>
        <SkipLink />
        {shell.sandbox && <SandboxBanner />}
        <Header />
        <main id="content" tabIndex={-1} className={fillsScreen ? styles.whole : styles.main}>
          <WithoutScripts />
          {children}
        </main>
        {!fillsScreen && <Footer />}
        <CookieBanner />
        <SessionEnd />
        <FollowUser />
        <FollowTheme />
        <Live />
        <RouteFocus />
        <ModalHost />
        <ToastHost />
      </WithSession>
    </QueryClientProvider>
  );
};

const WithSession = ({ children }: { children: ReactNode }) => (
  <SessionProvider value={useFoundSession()}>{children}</SessionProvider>
);

/** The device's setting, also on pages without a choice of the theme. */
const FollowTheme = () => {
  useTheme();
  return null;
};

/** Forms are disabled until their scripts run; without scripts this says why. */
const WithoutScripts = () => {
  const { t } = useTranslation('shell');
  return (
    <noscript>
      <p className={styles.noScripts}>{t('noScripts')}</p>
    </noscript>
  );
};

const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a href="#content" className={styles.skip}>
      {t('skip')}
    </a>
  );
};
