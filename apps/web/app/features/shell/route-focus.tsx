import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import text from '../../ui/theme/text.module.css';
import styles from './route-focus.module.css';

/**
 * After a navigation focuses the new page's heading and announces its title; on the first page the browser does that.
 */
export const RouteFocus = () => {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const marked = document.querySelector<HTMLElement>('[data-focus-first]');
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (marked ?? heading)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return (
    <>
      <div className={styles.progress} data-busy={state !== 'idle'} aria-hidden="true" />
      <p className={text.hidden} aria-live="polite">
        {title}
      </p>
    </>
  );
};
