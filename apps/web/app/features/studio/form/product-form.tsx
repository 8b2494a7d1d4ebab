import type { StudioType } from '@stagedoor/contract/product-types';
import type { OwnProduct, Studio } from '@stagedoor/contract/schemas/product';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './form.module.css';
import { DeliveryPart, SecretPart } from './other-parts.tsx';
import { PicturePart } from './picture-part.tsx';
import { Preview } from './preview.tsx';
import { PricePart } from './price-part.tsx';
import { SizesPart } from './sizes-part.tsx';
import { asks } from './to-body.ts';
import { useProductForm } from './use-product-form.ts';
import { SlotsPart, WhenPart } from './when-part.tsx';
import { WhoPart } from './who-part.tsx';
import { WordsFields } from './words-fields.tsx';

type Props = { user: SelfUser; type: StudioType; product?: OwnProduct; studio: Studio };

/** The fields of the type, beside a live preview of the card. */
export const ProductForm = ({ user, type, product, studio }: Props) => {
  const { t } = useTranslation('studio');
  const form = useProductForm({ user, type, product });
  const paper = useFirstProblem(form.failures);
  const terms = { type, fees: studio.fees, charity: studio.charity };
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        {form.restored && (
          <Note>
            <p>{t('form.restored')}</p>
            <Button size="small" onClick={form.startOver}>
              {t('form.startOver')}
            </Button>
          </Note>
        )}
        <Form ref={paper} onSubmit={form.submit}>
          <div className={styles.parts}>
            <WordsFields form={form} />
            {asks(type, 'idImage') && <PicturePart form={form} />}
            {asks(type, 'startsAt') && <WhenPart form={form} />}
            {asks(type, 'slots') && <SlotsPart form={form} />}
            {asks(type, 'standardRate') && <PricePart form={form} terms={terms} />}
            {asks(type, 'variations') && <SizesPart form={form} terms={terms} />}
            {asks(type, 'deliveryMethods') && <DeliveryPart form={form} />}
            {asks(type, 'secretContent') && <SecretPart form={form} />}
            <WhoPart form={form} />
            <div className={styles.end}>
              <Button type="submit" look="primary" size="large" busy={form.busy}>
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
