import { useEffect, useEffectEvent, useState } from 'react';

/** Acts when the element comes into view; the answer is its ref. */
export const useReached = (wanted: boolean, act: () => void) => {
  const [element, setElement] = useState<Element | null>(null);
  const reached = useEffectEvent(act);
  useEffect(() => {
    if (!element || !wanted) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached());
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wanted]);
  return setElement;
};
