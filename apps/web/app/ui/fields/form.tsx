import { type ReactNode, type Ref, type SyntheticEvent, useSyncExternalStore } from 'react';
import styles from './form.module.css';

const never = () => () => {};

/** False until hydration: input and presses before that would be lost. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type FormProps = {
  onSubmit: () => unknown;
  narrow?: boolean;
  spaced?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** Without the browser's validation: each field shows its error in the reader's language. */
export const Form = ({ onSubmit, narrow = false, spaced = false, ref, children }: FormProps) => {
  const ready = useReady();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  const className = [styles.form, spaced && styles.spaced, narrow && styles.narrow].filter(Boolean).join(' ');
  return (
    <form ref={ref} onSubmit={submit} noValidate method="post">
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

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
