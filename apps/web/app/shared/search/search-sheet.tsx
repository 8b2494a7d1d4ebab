import { Fragment } from 'react';
import { ClosedDoor } from '../../ui/media/closed-door.tsx';
import text from '../../ui/theme/text.module.css';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Option, Part } from './options.ts';
import styles from './search-box.module.css';

type Props = {
  id: string;
  shows: boolean;
  parts: Part[];
  all: Option | null;
  marked: string | undefined;
  state: 'searching' | 'found' | 'failed';
  onChoose: (option: Option) => void;
};

/** The list below the field. The field handles the keys, so that the focus never leaves it. */
export const SearchSheet = ({ id, shows, parts, all, marked, state, onChoose }: Props) => {
  const { t } = useTranslation('search');
  const isFound = parts.some(({ name }) => name !== 'suggestions');
  const count = isFound ? parts.reduce((sum, { options }) => sum + options.length, 0) : 0;
  const line = (option: Option) => (
    <div
      key={option.key}
      id={`${id}-${option.key}`}
      role="option"
      tabIndex={-1}
      aria-selected={marked === option.key}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={() => onChoose(option)}
    >
      {option.key !== 'all' && <Picture link={option.picture} />}
      <span className={styles.words}>
        <span className={styles.name}>{option.name}</span>
        {option.more && <span className={styles.more}>{option.more}</span>}
      </span>
    </div>
  );
  return (
    <div className={styles.sheet} hidden={!shows}>
      <p className={state === 'found' && isFound ? text.hidden : styles.note} role="status">
        {!shows || state === 'searching'
          ? t('searching')
          : state === 'failed'
            ? t('failed')
            : isFound
              ? t('found', { count })
              : t('nothing')}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')}>
        {parts.map((part) => (
          <Fragment key={part.name}>
            <div className={styles.part} role="presentation">
              {t(part.name)}
            </div>
            {part.options.map(line)}
          </Fragment>
        ))}
        {all && line(all)}
      </div>
    </div>
  );
};

const Picture = ({ link }: { link: string | null }) => (
  <span className={styles.picture}>
    {link ? <img src={link} alt="" width={48} height={60} loading="lazy" decoding="async" /> : <ClosedDoor />}
  </span>
);
