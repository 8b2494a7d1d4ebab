import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import styles from './stars.module.css';

const places = [1, 2, 3, 4, 5];

/** A score out of five; the label is for screen readers. */
export const Stars = ({ score, label }: { score: number; label: string }) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {places.map((place) =>
      place <= Math.round(score) ? (
        <IconStarFilled key={place} aria-hidden="true" />
      ) : (
        <IconStar key={place} aria-hidden="true" />
      ),
    )}
  </span>
);

type ChoiceProps = {
  name: string;
  legend: string;
  score: number;
  labelOf: (score: number) => string;
  onChange: (score: number) => void;
};

/** A score from one to five, by pointer or arrow keys. */
export const StarChoice = ({ name, legend, score, labelOf, onChange }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend>{legend}</legend>
    <div>
      {places.map((place) => (
        <label key={place} data-on={place <= score}>
          <input
            type="radio"
            name={name}
            value={place}
            aria-label={labelOf(place)}
            checked={place === score}
            onChange={() => onChange(place)}
          />
          {place <= score ? <IconStarFilled aria-hidden="true" /> : <IconStar aria-hidden="true" />}
        </label>
      ))}
    </div>
  </fieldset>
);
