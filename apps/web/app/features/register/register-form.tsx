import { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { api } from '../../shared/api.ts';
import { LanguageChips } from '../../shared/language-chips.tsx';
import { PhotoField } from '../../shared/photo/photo-field.tsx';
import { useKeepUser, useLogOut } from '../../shared/session.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { dropDraft } from './draft.ts';
import { TermsInShort } from './terms-in-short.tsx';
import { useRegisterForm } from './use-register-form.ts';

const { nameMin, nameMax, aboutMax } = limits.account;

export const RegisterForm = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('register');
  const language = useLanguage();
  const keepUser = useKeepUser();
  const sayProblem = useSayProblem();
  const logOut = useLogOut();
  const { register, handleSubmit, watch, setValue, formState } = useRegisterForm(user);
  const { errors } = formState;

  const submit = handleSubmit(async ({ name, about, languages, idImage }) => {
    try {
      const body = { name, about, languages, language, terms: true, adult: true, ...(idImage && { idImage }) } as const;
      const { user: registered } = await api('registerUser', { body });
      dropDraft(user.idUser);
      keepUser(registered);
      say.success(t('welcome', { name: registered.name }));
    } catch (error) {
      await sayProblem(error);
    }
  });
  return (
    <Form onSubmit={submit} inRoom>
      <Field
        {...register('name')}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="name"
        maxLength={nameMax}
        problem={errors.name && t('nameShort', { min: nameMin })}
      />
      <PhotoField
        imageLink={watch('imageLink') ?? user.imageLink}
        onUploaded={({ idImage, imageLink }) => {
          setValue('idImage', idImage);
          setValue('imageLink', imageLink);
        }}
        onRemove={() => {
          setValue('idImage', undefined);
          setValue('imageLink', undefined);
        }}
      />
      <TextArea
        {...register('about')}
        label={t('about')}
        hint={t('aboutHint', { max: aboutMax })}
        maxLength={aboutMax}
        problem={errors.about && t(errors.about.type === 'too_big' ? 'aboutLong' : 'aboutNeeded', { max: aboutMax })}
      />
      <LanguageChips
        legend={t('languages')}
        chosen={watch('languages')}
        onChange={(codes) => setValue('languages', codes, { shouldValidate: true })}
        problem={errors.languages && t('noLanguage')}
      />
      <div>
        <TermsInShort />
        <Check {...register('terms')} problem={errors.terms && t('needTerms')}>
          {t('terms')}
        </Check>
        <Check {...register('adult')} problem={errors.adult && t('needAdult')}>
          {t('adult')}
        </Check>
      </div>
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('submit')}
      </Button>
      <Button look="quiet" onClick={() => void logOut()}>
        {t('logOut')}
      </Button>
    </Form>
  );
};
