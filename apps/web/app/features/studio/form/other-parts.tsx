import { limits } from '@stagedoor/contract/limits';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Part } from './part.tsx';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';

type Props = { form: ProductForm };

const ways: readonly DeliveryMethod[] = ['office', 'courier', 'pickup'];

export const DeliveryPart = ({ form }: Props) => {
  const { t } = useTranslation('studio');
  const problemOf = useProblemOf(form);
  const { draft, change } = form;
  const methods = draft.deliveryMethods;
  const problem = problemOf('deliveryMethods');
  return (
    <Part title={t('form.delivery')}>
      <div>
        {ways.map((method) => (
          <Check
            key={method}
            checked={methods.includes(method)}
            onChange={({ target }) =>
              change({
                deliveryMethods: ways.filter((each) => (each === method ? target.checked : methods.includes(each))),
              })
            }
          >
            {t(`form.methods.${method}`)}
          </Check>
        ))}
        {problem && <Problem>{problem}</Problem>}
      </div>
      {methods.includes('pickup') && (
        <Field
          label={t('form.pickupPlace')}
          maxLength={limits.products.placeMax}
          value={draft.pickupPlace}
          onChange={({ target }) => change({ pickupPlace: target.value })}
          problem={problemOf('pickupPlace')}
        />
      )}
    </Part>
  );
};

export const SecretPart = ({ form }: Props) => {
  const { t } = useTranslation('studio');
  const { draft, change } = form;
  return (
    <Part title={t('form.secret')}>
      <TextArea
        label={t('form.secretContent')}
        maxLength={limits.products.secretMax}
        value={draft.secretContent}
        onChange={({ target }) => change({ secretContent: target.value })}
        problem={useProblemOf(form)('secretContent')}
        hint={t('form.secretHint')}
      />
    </Part>
  );
};
