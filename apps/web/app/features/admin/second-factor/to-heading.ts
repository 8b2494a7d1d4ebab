/** What was on the screen has gone, and with it the focus: one goes on at the top of what came. */
export const toHeading = (): void => {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
