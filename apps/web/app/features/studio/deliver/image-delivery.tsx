import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { whole } from '../../../shared/photo/shapes.ts';
import type { UploadedPhoto } from '../../../shared/photo/use-photo-upload.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import styles from './deliver.module.css';
import type { DeliveryProps } from './delivery-props.ts';
import { keptPicture } from './kept-picture.ts';

export const ImageDelivery = ({ order, deliver, submit }: DeliveryProps) => {
  const { t } = useTranslation('deliver');
  const kept = keptPicture(order.idOrder);
  const [picture, setPicture] = useState<UploadedPhoto | null>(kept.read);
  const [checked, setChecked] = useState(false);
  const take = (next: UploadedPhoto | null) => {
    kept.keep(next);
    setPicture(next);
  };
  const words = { title: t('image.title'), hint: t('image.hint'), yours: t('image.yours'), none: t('image.none') };
  return (
    <Form
      onSubmit={() => {
        setChecked(true);
        if (picture) deliver.mutate({ kind: 'image', idFile: picture.idImage }, { onSuccess: () => kept.keep(null) });
      }}
    >
      <PhotoField
        imageLink={picture?.imageLink ?? null}
        shape={whole}
        words={words}
        problem={checked && !picture ? t('image.needed') : undefined}
        onUploaded={take}
        onRemove={() => take(null)}
      />
      {picture && <img className={styles.signed} src={`${picture.imageLink}/1280.webp`} alt={t('image.yours')} />}
      <div>
        <Button type="submit" look="primary" size="large" busy={deliver.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
};
