import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { wide } from '../../../shared/photo/shapes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import styles from './picture-part.module.css';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';

type Props = { form: ProductForm };

/** The first picture; once there is one, further pictures. */
export const PicturePart = ({ form }: Props) => {
  const { t } = useTranslation('studio');
  const problem = useProblemOf(form)('idImage');
  const { draft, change } = form;
  const words = {
    title: t('form.picture'),
    hint: t('form.pictureHint'),
    yours: t('form.pictureYours'),
    none: t('form.pictureNone'),
  };
  return (
    <>
      <PhotoField
        imageLink={draft.imageLink}
        shape={wide}
        words={words}
        problem={problem}
        onUploaded={({ idImage, imageLink }) => change({ idImage, imageLink })}
        onRemove={() => change({ idImage: null, imageLink: null })}
      />
      {(draft.idImage !== null || draft.moreImages.length > 0) && <MorePictures form={form} />}
    </>
  );
};

const most = limits.products.moreImagesMax;

const MorePictures = ({ form: { draft, change } }: Props) => {
  const { t } = useTranslation('studio');
  const { moreImages } = draft;
  const words = {
    title: t('form.morePictures'),
    hint: t('form.morePicturesHint', { most }),
    yours: '',
    none: t('form.morePictureNone'),
  };
  return (
    <div className={styles.more}>
      {moreImages.length > 0 && (
        <ul className={styles.prints}>
          {moreImages.map(({ idImage, imageLink }, at) => {
            const name = t('form.morePicture', { number: at + 2 });
            return (
              <li key={idImage}>
                <span className={styles.print}>
                  <Picture base={imageLink} alt={name} sizes="8rem" />
                </span>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`${t('form.removePicture')}: ${name}`}
                  onClick={() => change({ moreImages: moreImages.filter((other) => other.idImage !== idImage) })}
                >
                  {t('form.removePicture')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {moreImages.length < most && (
        <PhotoField
          imageLink={null}
          shape={wide}
          words={words}
          onUploaded={(picture) => change({ moreImages: [...moreImages, picture] })}
          onRemove={() => undefined}
        />
      )}
    </div>
  );
};
