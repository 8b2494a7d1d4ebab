import { feedLimits } from '@stagedoor/contract/feed-limits';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { MoveButton } from '../../../ui/buttons/move-button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import styles from './composer.module.css';
import type { ComposedPicture } from './values.ts';

type Props = {
  picture: ComposedPicture;
  at: number;
  count: number;
  isDragged: boolean;
  onMove: (to: number) => void;
  onDrag: () => void;
  onDrop: () => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
};

/** One picture with its description. The picture itself can be dragged, its field not: text is selected there. */
export const PictureCard = ({ picture, at, count, isDragged, onMove, onDrag, onDrop, onAlt, onRemove }: Props) => {
  const { t } = useTranslation('composer');
  const place = { place: at + 1, count };
  return (
    <li
      className={styles.picture}
      data-dragged={isDragged}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <img
        src={`${picture.imageLink}/320.webp`}
        alt={picture.alt || t('pictures.place', place)}
        draggable={count > 1}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag();
        }}
      />
      <div className={styles.tools}>
        {count > 1 && (
          <>
            <MoveButton label={t('pictures.earlier', place)} at={at} isEnd={at === 0} onPress={() => onMove(at - 1)}>
              <IconArrowLeft aria-hidden="true" />
            </MoveButton>
            <MoveButton
              label={t('pictures.later', place)}
              at={at}
              isEnd={at === count - 1}
              onPress={() => onMove(at + 1)}
            >
              <IconArrowRight aria-hidden="true" />
            </MoveButton>
          </>
        )}
        <IconButton aria-label={t('pictures.remove', place)} onClick={onRemove}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      </div>
      <Field
        label={t('pictures.alt', place)}
        maxLength={feedLimits.altMax}
        autoComplete="off"
        value={picture.alt}
        onChange={({ target }) => onAlt(target.value)}
      />
    </li>
  );
};
