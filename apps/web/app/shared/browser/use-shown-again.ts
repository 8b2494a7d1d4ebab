import { useEffect } from 'react';

/** Runs when the browser restores the page from its back/forward cache, in the state in which it was left. */
export const useShownAgain = (act: () => void): void => {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && act();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [act]);
};
