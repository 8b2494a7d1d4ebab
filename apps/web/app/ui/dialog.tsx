import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { useDialog } from './dialog-context.ts';
import { Mantine } from './mantine.tsx';

type Props = { title: string; closeLabel: string; width: number; children: ReactNode };

/** The paper of a modal. Focus is kept inside; Escape, the cross and a press outside close it. */
export const Dialog = ({ title, closeLabel, width, children }: Props) => {
  const { opened, close, closed, nonce } = useDialog();
  return (
    <Mantine nonce={nonce}>
      <Modal.Root
        opened={opened}
        onClose={close}
        onExitTransitionEnd={closed}
        size={width}
        radius="lg"
        // Not as `className`: the content would hand it on to the layer around it, which covers the page.
        classNames={{ content: styles.content ?? '' }}
        centered
        // Its own scroll lock writes a style that the content security policy refuses; base.css locks instead.
        lockScroll={false}
        // Whoever opened it gets the focus back from the modal host, which saw who that was.
        returnFocus={false}
        transitionProps={{ transition: 'fade-up', duration: 120 }}
      >
        <Modal.Overlay className={styles.overlay ?? ''} />
        <Modal.Content>
          <div className={styles.head}>
            <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={closeLabel} size={44} radius="pill" iconSize={22} />
          </div>
          <Modal.Body className={styles.body ?? ''}>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
};
