/** As a `ref`: the control has the focus as soon as it appears, for a step that has only one thing to do. */
export const focusFirst = (control: HTMLElement | null): void => control?.focus();
