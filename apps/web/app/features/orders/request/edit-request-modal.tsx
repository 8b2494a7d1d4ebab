import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { occasions } from '@stagedoor/contract/order-words';
import { plainType } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { orderRequest, orderRequestOf } from '@stagedoor/contract/schemas/purchase';
import { languageName } from '@stagedoor/messages/language-name';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { wordsIn } from '../../../shared/forms/issues-in.ts';
import { textField } from '../../../shared/forms/text-field.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { editRequest } from '../api.ts';

type Name = 'recipientName' | 'occasion' | 'greetingLanguage' | 'wishes';
type Values = Record<Name, string>;
type Problems = Partial<Record<Name, string>>;

const valuesOf = ({ fields }: OrderDetail): Values => {
  const filledIn = (wanted: Name) => fields.find(({ name }) => name === wanted)?.value ?? '';
  return {
    recipientName: filledIn('recipientName'),
    occasion: filledIn('occasion'),
    greetingLanguage: filledIn('greetingLanguage'),
    wishes: filledIn('wishes'),
  };
};

type Props = ModalProps<'saved'> & { order: OrderDetail; token: string | undefined };

/** The request of a greeting or an autograph; what was typed stays when the talent was faster. */
export default function EditRequestModal({ order, token, answer }: Props) {
  const { t } = useTranslation('orders');
  const { t: occasion } = useTranslation('occasions');
  const language = useLanguage();
  const schema = orderRequestOf(plainType(order.productType) ?? 'AUTOGRAPH');
  const form = useForm<Values, Problems>({
    start: () => valuesOf(order),
    check: (values) => wordsIn(schema, values),
    refusedFields: (error) => (error instanceof ApiError ? error.fields : undefined),
  });
  const send = async () => {
    const request = orderRequest.parse(form.values);
    await editRequest(token === undefined ? { idOrder: order.idOrder, request } : { token, request });
    answer('saved');
  };
  const field = (name: Name) => {
    const problem = form.problems[name];
    return {
      ...textField<Name>(form, name),
      label: t(`wish.fields.${name}`),
      problem: problem && t(problem === 'required' ? 'wish.required' : 'wish.invalid'),
    };
  };
  const languages = [...new Set([...order.talentLanguages, ...[form.values.greetingLanguage].filter(Boolean)])];
  const areWishesOptional = schema.shape.wishes === orderRequest.shape.wishes;
  return (
    <DialogForm
      title={t('wish.edit')}
      form={form}
      send={send}
      submit={t('wish.save')}
      keep={t('wish.keep')}
      onKeep={() => answer()}
    >
      <p>{t('wish.open', { name: order.partner.name })}</p>
      <Field {...field('recipientName')} autoComplete="off" maxLength={limits.account.nameMax} data-autofocus />
      <SelectField
        {...field('occasion')}
        hint={t('wish.optional')}
        empty={t('wish.chooseOccasion')}
        options={occasions.map((value) => ({ value, label: occasion(value) }))}
      />
      {languages.length > 0 && (
        <SelectField
          {...field('greetingLanguage')}
          hint={t('wish.optional')}
          empty={t('wish.chooseLanguage')}
          options={languages.map((value) => ({ value, label: languageName(value, language) }))}
        />
      )}
      <TextArea
        {...field('wishes')}
        hint={areWishesOptional && t('wish.optional')}
        maxLength={limits.products.wishesMax}
      />
    </DialogForm>
  );
}
