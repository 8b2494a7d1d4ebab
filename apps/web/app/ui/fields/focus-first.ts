/** As a `ref`: focuses the control when it is mounted, for a step with a single control. */
export const focusFirst = (control: HTMLElement | null): void => control?.focus();
