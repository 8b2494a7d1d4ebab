import { limits } from '@stagedoor/contract/limits';
import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { measureBottomBar } from '../../shared/browser/bottom-inset.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './cookie-banner.module.css';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const accepted = () => localStorage.getItem(limits.storage.cookies) === 'true';

const accept = () => {
  localStorage.setItem(limits.storage.cookies, 'true');
  for (const listener of listeners) listener();
};

/**
 * The answer is stored in the browser, so the server renders no banner. It takes its own space at the end of the page,
 * so that it covers nothing permanently.
 */
export const CookieBanner = () => {
  const { t } = useTranslation('shell');
  // Deferred until hydration is complete.
  const done = useDeferredValue(useSyncExternalStore(subscribe, accepted, () => true));
  if (done) return null;
  return (
    <section ref={measureBottomBar} className={styles.banner} aria-label={t('cookie.label')}>
      <div className={styles.inside}>
        <IconCookie aria-hidden="true" />
        <p>{t('cookie.text')}</p>
        <Link to={paths.document('cookies')} className={`${styles.more} ${text.link}`}>
          {t('cookie.more')}
        </Link>
        <Button size="small" onClick={accept}>
          {t('cookie.gotIt')}
        </Button>
      </div>
    </section>
  );
};
