import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Pair } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { Greeting } from '../greeting.ts';
import { Part } from './part.tsx';
import type { BuyForm } from './use-buy-form.ts';
import { useField } from './use-field.ts';

const { nameMax } = limits.account;
const { wishesMax, messageMax } = limits.products;

type Props = { form: BuyForm };
type GreetingType = 'AUTOGRAPH' | 'VIDEO_GREETING';

/** The recipient or the message, depending on the type. */
export const WordsPart = ({ form }: Props) => {
  const { type } = form;
  if (type === 'AUTOGRAPH' || type === 'VIDEO_GREETING') return <Recipient form={form} type={type} />;
  if (type === 'MSG' || type === 'AUTO_REPLY') return <Message form={form} type={type} />;
  if (type === 'COLLABORATION') return <Request form={form} />;
  return null;
};

const Recipient = ({ form, type }: Props & { type: GreetingType }) => {
  const { t } = useTranslation('buy');
  const field = useField(form);
  const { ownerName: name, presentation } = form.product;
  const optional = type === 'AUTOGRAPH';
  return (
    <Part question={t('legends.who')}>
      <Field
        {...field('recipientName')}
        label={t(`fields.recipientName.${type}`)}
        autoComplete="off"
        maxLength={nameMax}
      />
      {form.greeting && <GreetingFields form={form} greeting={form.greeting} type={type} />}
      {!(optional && presentation.hideRecipient) && (
        <TextArea
          {...field('wishes')}
          label={t(`fields.wishes.${type}`, { name })}
          hint={t(optional ? 'optionalUpTo' : 'upTo', { max: wishesMax })}
          maxLength={wishesMax}
        />
      )}
    </Part>
  );
};

const GreetingFields = ({ form, greeting, type }: Props & { greeting: Greeting; type: GreetingType }) => {
  const { t } = useTranslation('buy');
  const field = useField(form);
  const { occasions, languages } = greeting;
  return (
    <Pair>
      <SelectField
        {...field('occasion')}
        label={t('fields.occasion')}
        hint={t('optional')}
        empty={t('fields.chooseOccasion')}
        options={occasions}
      />
      {languages.length > 0 && (
        <SelectField
          {...field('greetingLanguage')}
          label={t(`fields.greetingLanguage.${type}`)}
          empty={t('fields.chooseLanguage')}
          options={languages}
        />
      )}
    </Pair>
  );
};

const Message = ({ form, type }: Props & { type: 'MSG' | 'AUTO_REPLY' }) => {
  const { t } = useTranslation('buy');
  const field = useField(form);
  return (
    <Part question={t('legends.words')}>
      <TextArea
        {...field('text')}
        label={t(`fields.text.${type}`, { name: form.product.ownerName })}
        hint={t(type === 'MSG' ? 'upTo' : 'optionalUpTo', { max: messageMax })}
        maxLength={messageMax}
        rows={type === 'MSG' ? 6 : 3}
      />
    </Part>
  );
};

const Request = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  const field = useField(form);
  return (
    <Part question={t('legends.words')}>
      <TextArea
        {...field('wishes')}
        label={t('fields.wishes.COLLABORATION')}
        hint={t('upTo', { max: wishesMax })}
        maxLength={wishesMax}
        rows={6}
      />
    </Part>
  );
};
