import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs after every navigation, not on the first page; before the new page's effects, which may open a dialog. */
export const useOnNavigate = (act: () => void): void => {
  const { key } = useLocation();
  const last = useRef(key);
  useLayoutEffect(() => {
    if (last.current === key) return;
    last.current = key;
    act();
  });
};
