import { limits } from '@stagedoor/contract/limits';
import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs';
import { useSyncExternalStore } from 'react';
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

/** Whatever else stays at the foot of the screen stands on it. */
const tellHeight = (banner: HTMLElement) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--sd-banner', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--sd-banner');
  };
};

/** The answer lives in the browser, so the server renders none; it stands in its own space at the end of the page, so it hides nothing for good. */
export const CookieBanner = () => {
  const { t } = useTranslation('shell');
  const done = useSyncExternalStore(subscribe, accepted, () => true);
  if (done) return null;
  return (
    <section ref={tellHeight} className={styles.banner} aria-label={t('cookie.label')}>
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
