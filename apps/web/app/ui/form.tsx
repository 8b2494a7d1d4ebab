import { type ReactNode, type SyntheticEvent, useSyncExternalStore } from 'react';
import styles from './form.module.css';

const never = () => () => {};

/** A page comes from the server a moment before its scripts; what was typed or pressed in between would be lost. */
const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type FormProps = { onSubmit: () => unknown; narrow?: boolean; inRoom?: boolean; children: ReactNode };

/** The browser's own checks are off: each field says in the reader's language what is wrong. */
export const Form = ({ onSubmit, narrow = false, inRoom = false, children }: FormProps) => {
  const ready = useReady();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  const className = [styles.form, inRoom && styles.room, narrow && styles.narrow].filter(Boolean).join(' ');
  return (
    <form onSubmit={submit} noValidate method="post">
      <fieldset className={className} disabled={!ready}>
        {children}
      </fieldset>
    </form>
  );
};

/** Buttons side by side. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>;

export const FieldSet = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.set}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
