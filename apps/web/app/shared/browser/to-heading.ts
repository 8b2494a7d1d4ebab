/** The focused element was unmounted: moves focus to the new h1. */
export const toHeading = (): void => {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
