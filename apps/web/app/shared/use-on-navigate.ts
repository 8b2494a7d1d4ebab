import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs after the visitor went to another address, not on the first one. */
export const useOnNavigate = (act: () => void): void => {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    act();
  });
};
