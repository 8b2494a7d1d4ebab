import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import buttons from './button.module.css';
import styles from './dialog.module.css';
import { useDialog } from './dialog-context.ts';
import { openOnTop } from './dialog-stack.ts';

type Props = { title: string; closeLabel: string; width: number; children: ReactNode };

/** The paper of a modal. The browser keeps the focus inside; Escape, the cross and a press outside close it. */
export const Dialog = ({ title, closeLabel, width, children }: Props) => {
  const { opened, close, closed } = useDialog();
  const paper = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before anything outside that appears with the answer asks for the focus: until then the browser refuses it.
  useLayoutEffect(() => {
    const dialog = paper.current;
    if (!dialog || !opened) return;
    const takeAway = openOnTop(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return takeAway;
  }, [opened]);

  useEffect(() => (paper.current ? onPressOutside(paper.current, close) : undefined), [close]);

  const whenClosed = async (dialog: HTMLDialogElement) => {
    if (opened) return close(); // a browser may close it without asking
    await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
    closed();
  };

  return (
    <dialog
      ref={paper}
      className={styles.paper}
      style={{ width }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a file was not chosen
        event.preventDefault();
        close();
      }}
      onClose={({ currentTarget }) => void whenClosed(currentTarget)}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={buttons.icon} aria-label={closeLabel} onClick={close}>
            <IconX aria-hidden="true" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
};

/** The backdrop is all of a dialog that is not inside of it. A press that began inside, such as marking a text, is none. */
const onPressOutside = (dialog: HTMLDialogElement, act: () => void) => {
  let begun: EventTarget | null = null;
  const unheard = new AbortController();
  const { signal } = unheard;
  const begin = ({ target }: Event) => {
    begun = target;
  };
  dialog.addEventListener('pointerdown', begin, { signal });
  dialog.addEventListener('click', ({ target }) => target === dialog && begun === dialog && act(), { signal });
  return () => unheard.abort();
};
