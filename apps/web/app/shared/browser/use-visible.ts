import { useEffect, useState } from 'react';

/** Whether an element is on the screen now, and its ref. */
export const useVisible = () => {
  const [element, ref] = useState<Element | null>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, isVisible };
};
