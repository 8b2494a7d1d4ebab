import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './stepper.module.css';

type Props = FieldWords & {
  value: number;
  min?: number;
  max: number;
  fewer: string;
  more: string;
  onChange: (value: number) => void;
};

/** A small whole number, typed or changed by plus and minus. */
export const Stepper = ({ value, min = 1, max, fewer, more, onChange, ...words }: Props) => {
  const set = (requested: number) => onChange(Math.min(Math.max(1, requested), Math.max(1, max)));
  return (
    <FieldFrame {...words}>
      {({ className, ...control }) => (
        <div className={styles.stepper}>
          <button
            type="button"
            aria-label={fewer}
            disabled={value <= min}
            onClick={() => set(Math.max(min, value - 1))}
          >
            <IconMinus aria-hidden="true" />
          </button>
          <input
            {...control}
            className={`${className} ${styles.number}`}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={({ target }) => set(Number(target.value.replace(/\D/g, '')) || 1)}
            // Not while it is typed: 10 begins with 1.
            onBlur={() => value < min && set(min)}
          />
          <button type="button" aria-label={more} disabled={value >= max} onClick={() => set(Math.max(min, value + 1))}>
            <IconPlus aria-hidden="true" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
};
