import { feedLimits } from '@stagedoor/contract/feed-limits';
import { useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import buttons from '../../../ui/buttons/button.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import dropZone from '../../../ui/fields/drop-zone.module.css';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './composer.module.css';
import { PictureCard } from './picture-card.tsx';
import { useProblemOf } from './problems.ts';
import type { ComposerForm } from './use-composer.ts';
import type { Arriving } from './use-pictures.ts';
import type { ComposedPicture } from './values.ts';

const moved = (pictures: readonly ComposedPicture[], from: number, to: number): ComposedPicture[] => {
  const rest = pictures.filter((_, at) => at !== from);
  const [picture] = pictures.slice(from, from + 1);
  return picture ? [...rest.slice(0, to), picture, ...rest.slice(to)] : rest;
};

/** Up to ten pictures: chosen, dropped or pasted; put in order by buttons or by dragging. */
export const PicturesField = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const { values, change, pictures } = form;
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const problem = useProblemOf(form.problems)('pictures');
  const count = values.pictures.length;
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= count) return;
    change({ pictures: moved(values.pictures, from, to) });
    setSaid(t('pictures.moved', { place: to + 1, count }));
  };
  const set = (idImage: string, alt: string) =>
    change({ pictures: values.pictures.map((each) => (each.idImage === idImage ? { ...each, alt } : each)) });
  return (
    <section className={styles.attached} aria-label={t('kinds.pictures')}>
      {count > 0 && (
        <ol className={styles.pictures}>
          {values.pictures.map((picture, at) => (
            <PictureCard
              key={picture.idImage}
              picture={picture}
              at={at}
              count={count}
              isDragged={dragged === at}
              onMove={(to) => move(at, to)}
              onDrag={() => setDragged(at)}
              onDrop={() => {
                if (dragged !== undefined) move(dragged, at);
                setDragged(undefined);
              }}
              onAlt={(alt) => set(picture.idImage, alt)}
              onRemove={() =>
                change({ pictures: values.pictures.filter(({ idImage }) => idImage !== picture.idImage) })
              }
            />
          ))}
        </ol>
      )}
      <p role="status" className={text.hidden}>
        {said}
      </p>
      {pictures.arriving.map((each) => (
        <ArrivingPicture key={each.key} picture={each} onRemove={() => pictures.forget(each.key)} />
      ))}
      {count + pictures.arriving.length < feedLimits.picturesMax && <Choose add={pictures.add} />}
      {pictures.tooMany && <Problem>{t('problems.tooMany', { most: feedLimits.picturesMax })}</Problem>}
      {problem !== undefined && !pictures.tooMany && <Problem>{problem}</Problem>}
      <p className={`${text.small} ${text.quiet}`}>{t('pictures.altHint')}</p>
    </section>
  );
};

const ArrivingPicture = ({ picture, onRemove }: { picture: Arriving; onRemove: () => void }) => {
  const { t } = useTranslation('composer');
  const { name, percent, problem } = picture;
  return (
    <div className={styles.arriving}>
      <p className={text.small}>{name}</p>
      {problem === undefined ? (
        <Progress label={t('pictures.sending', { name })} percent={percent} />
      ) : (
        <Problem>{problem}</Problem>
      )}
      <Button look="quiet" size="small" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
};

const Choose = ({ add }: { add: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('composer');
  const id = useId();
  return (
    <section className={`${dropZone.zone} ${styles.drop}`} aria-label={t('pictures.add')}>
      <p className={`${text.small} ${text.quiet}`}>{t('pictures.lead', { most: feedLimits.picturesMax })}</p>
      <div className={dropZone.ways}>
        <input
          id={id}
          type="file"
          multiple
          accept="image/*"
          className={text.hidden}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = ''; // so that the same file can be chosen again
          }}
        />
        <label htmlFor={id} className={buttons.button} data-look="line" data-size="small">
          {t('pictures.choose')}
        </label>
      </div>
    </section>
  );
};
