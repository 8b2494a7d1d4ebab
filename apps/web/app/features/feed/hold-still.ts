/** Where the reader's pointer or finger was last. */
let pointer: { x: number; y: number } | undefined;

if (typeof document !== 'undefined')
  document.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      pointer = { x, y };
    },
    { passive: true },
  );

/** What must not move: what is being typed in, what is under the pointer, or what is in the middle of the screen. */
const anchorOf = (): Element | null => {
  const { activeElement, documentElement: page } = document;
  if (activeElement instanceof HTMLTextAreaElement) return activeElement;
  const { x, y } = pointer ?? { x: page.clientWidth / 2, y: page.clientHeight / 2 };
  return document.elementFromPoint(x, y);
};

/**
 * Changes the page without moving what the reader looks at: scrolls by as much as it was pushed away. At the top of the
 * page nothing is held, so that what is new can be seen.
 */
export const holdStill = (change: () => void): void => {
  const anchor = window.scrollY > 0 ? anchorOf() : null;
  if (!anchor) {
    change();
    return;
  }
  const { style } = document.documentElement;
  const before = anchor.getBoundingClientRect().top;
  style.setProperty('overflow-anchor', 'none'); // some browsers would scroll too
  change();
  // React renders before the next frame.
  requestAnimationFrame(() => {
    const moved = anchor.isConnected ? anchor.getBoundingClientRect().top - before : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    style.removeProperty('overflow-anchor');
  });
};
