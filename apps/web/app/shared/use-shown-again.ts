import { useEffect } from 'react';

/** Runs when the browser's Back brings a page out of its memory, with everything as it was when one left. */
export const useShownAgain = (act: () => void): void => {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && act();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [act]);
};
