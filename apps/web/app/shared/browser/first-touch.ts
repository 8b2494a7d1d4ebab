const touches = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart', 'focusin'] as const;

let touched: Promise<void> | undefined;

/**
 * Resolves when the reader moves, presses or scrolls for the first time. What the server has rendered can be read before;
 * scripts that only make it respond can wait until then.
 */
export const firstTouch = (): Promise<void> => {
  touched ??= new Promise((resolve) => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const touch of touches) document.addEventListener(touch, hear, { signal: heard.signal, passive: true });
  });
  return touched;
};
