import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `act` when the element comes into view; returns its ref. */
export const useInView = (enabled: boolean, act: () => void) => {
  const [element, setElement] = useState<Element | null>(null);
  const reached = useEffectEvent(act);
  useEffect(() => {
    if (!element || !enabled) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached());
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, enabled]);
  return setElement;
};
