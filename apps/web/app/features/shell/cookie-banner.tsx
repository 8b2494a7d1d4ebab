import { limits } from '@stagedoor/contract/limits';
import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { standAtFoot } from '../../shared/foot.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
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

/** The answer lives in the browser, so the server renders none; it stands in its own space at the end of the page, so it hides nothing for good. */
export const CookieBanner = () => {
  const { t } = useTranslation('shell');
  // Deferred: it may wait until the page has come alive.
  const done = useDeferredValue(useSyncExternalStore(subscribe, accepted, () => true));
  if (done) return null;
  return (
    <section ref={standAtFoot} className={styles.banner} aria-label={t('cookie.label')}>
      <div className={styles.inside}>
        <IconCookie aria-hidden="true" />
        <p>{t('cookie.text')}</p>
        <Button size="small" onClick={accept}>
          {t('cookie.gotIt')}
        </Button>
      </div>
    </section>
  );
};
