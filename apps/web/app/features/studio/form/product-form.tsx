import type { StudioType } from '@stagedoor/contract/product-types';
import type { OwnProduct, Studio } from '@stagedoor/contract/schemas/product';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/field-frame.tsx';
import { Form } from '../../../ui/form.tsx';
import { Note } from '../../../ui/note.tsx';
import text from '../../../ui/text.module.css';
import styles from './form.module.css';
import { DeliveryPart, PicturePart, SecretPart } from './other-parts.tsx';
import { Preview } from './preview.tsx';
import { PricePart } from './price-part.tsx';
import { SizesPart } from './sizes-part.tsx';
import { asks } from './to-body.ts';
import { type ProductForm as Filled, useProductForm } from './use-product-form.ts';
import { SlotsPart, WhenPart } from './when-part.tsx';
import { WordsFields } from './words-fields.tsx';

type Props = { user: SelfUser; type: StudioType; product?: OwnProduct; studio: Studio };

/** Everything a type asks for, and beside it the card as fans will see it. */
export const ProductForm = ({ user, type, product, studio }: Props) => {
  const { t } = useTranslation('studio');
  const form = useProductForm({ user, type, product });
  const parts = useFirstMistake(form);
  const terms = { type, fees: studio.fees, charity: studio.charity };
  return (
    <div className={styles.columns}>
      <div className={styles.parts} ref={parts}>
        {form.restored && (
          <Note>
            <p>{t('form.restored')}</p>
            <Button size="small" onClick={form.startOver}>
              {t('form.startOver')}
            </Button>
          </Note>
        )}
        <Form onSubmit={form.submit}>
          <div className={styles.parts}>
            <WordsFields form={form} />
            {asks(type, 'idImage') && <PicturePart form={form} />}
            {asks(type, 'startsAt') && <WhenPart form={form} />}
            {asks(type, 'slots') && <SlotsPart form={form} />}
            {asks(type, 'standardRate') && <PricePart form={form} terms={terms} />}
            {asks(type, 'variations') && <SizesPart form={form} terms={terms} />}
            {asks(type, 'deliveryMethods') && <DeliveryPart form={form} />}
            {asks(type, 'secretContent') && <SecretPart form={form} />}
            <div className={styles.end}>
              <Button type="submit" look="primary" size="large" busy={form.isSaving}>
                {t(product ? 'form.saveAgain' : 'form.save')}
              </Button>
              {Object.keys(form.problems).length > 0 && <Problem>{t('form.wrong')}</Problem>}
              <p className={`${text.small} ${text.quiet}`}>{t('form.kept')}</p>
            </div>
          </div>
        </Form>
      </div>
      <aside className={styles.aside} aria-labelledby="preview">
        <h2 id="preview">{t('form.preview')}</h2>
        <Preview form={form} />
      </aside>
    </div>
  );
};

/** After a try that failed, the first field in which something is wrong has the focus. */
const useFirstMistake = ({ failures }: Filled) => {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    // A moment later: the language that has the mistake may still be on its way to the front.
    const timer = setTimeout(() => parts.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 50);
    return () => clearTimeout(timer);
  }, [failures]);
  return parts;
};
