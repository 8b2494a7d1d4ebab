import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import buttons from '../buttons/button.module.css';
import styles from './dialog.module.css';
import { useDialog } from './dialog-context.ts';
import { openOnTop } from './dialog-stack.ts';

type Props = { title: string; closeLabel: string; width: number; children: ReactNode };

/** The frame of a modal. The browser traps the focus; Escape, the close button and a press outside close it. */
export const Dialog = ({ title, closeLabel, width, children }: Props) => {
  const { opened, close, closed } = useDialog();
  const paper = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, so that the dialog closes before elements outside that appear with the answer request the focus:
  // while it is open, the browser refuses.
  useLayoutEffect(() => {
    const dialog = paper.current;
    if (!dialog || !opened) return;
    const takeAway = openOnTop(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return takeAway;
  }, [opened]);

  useEffect(() => (paper.current ? onPressOutside(paper.current, close) : undefined), [close]);

  const whenClosed = async (dialog: HTMLDialogElement) => {
    if (opened) return close(); // a browser may close it without a cancel event
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
        if (event.target !== event.currentTarget) return; // from a file input without a chosen file
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

/**
 * A press on the backdrop has the dialog itself as target. A press that began inside, such as selecting text, does not
 * count.
 */
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
