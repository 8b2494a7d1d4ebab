import { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { toast } from '../../shared/feedback/toasts.ts';
import { textField } from '../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { leaving } from '../../shared/forms/use-form.ts';
import { LanguageChips } from '../../shared/i18n/language-chips.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { PhotoField } from '../../shared/photo/photo-field.tsx';
import { logOut, useKeepUser } from '../../shared/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Check } from '../../ui/fields/check.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { registerUser } from './api.ts';
import { registrationDraft } from './draft.ts';
import { TermsInShort } from './terms-in-short.tsx';
import { useRegisterForm } from './use-register-form.ts';

const { nameMin, nameMax, aboutMax } = limits.account;

export const RegisterForm = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('register');
  const language = useLanguage();
  const keepUser = useKeepUser();
  const form = useRegisterForm(user);
  const { values, problems, change } = form;
  const formRef = useFirstProblem(form.failures);

  const register = async () => {
    const { name, about, languages, idImage } = values;
    const body = { name, about, languages, language, terms: true, adult: true, ...(idImage && { idImage }) } as const;
    const { user: registered } = await registerUser(body);
    registrationDraft(user.idUser).drop();
    keepUser(registered);
    toast.success(t('welcome', { name: registered.name }));
    return leaving;
  };
  return (
    <Form ref={formRef} onSubmit={() => form.submit(register)} spaced>
      <Field
        {...textField(form, 'name')}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="name"
        maxLength={nameMax}
        problem={problems.name && t('nameShort', { min: nameMin })}
      />
      <PhotoField
        imageLink={values.imageLink ?? user.imageLink}
        onUploaded={({ idImage, imageLink }) => change({ idImage, imageLink })}
        onRemove={() => change({ idImage: undefined, imageLink: undefined })}
      />
      <TextArea
        {...textField(form, 'about')}
        label={t('about')}
        hint={t('aboutHint', { max: aboutMax })}
        maxLength={aboutMax}
        problem={problems.about && t(problems.about === 'tooLong' ? 'aboutLong' : 'aboutNeeded', { max: aboutMax })}
      />
      <LanguageChips
        legend={t('languages')}
        chosen={values.languages}
        onChange={(codes) => change({ languages: codes })}
        problem={problems.languages && t('noLanguage')}
      />
      <div>
        <TermsInShort />
        <Check
          checked={values.terms}
          onChange={({ target }) => change({ terms: target.checked })}
          problem={problems.terms && t('needTerms')}
        >
          {t('terms')}
        </Check>
        <Check
          checked={values.adult}
          onChange={({ target }) => change({ adult: target.checked })}
          problem={problems.adult && t('needAdult')}
        >
          {t('adult')}
        </Check>
      </div>
      <Button type="submit" look="primary" size="large" wide busy={form.busy}>
        {t('submit')}
      </Button>
      <Button look="quiet" onClick={() => void logOut()}>
        {t('logOut')}
      </Button>
    </Form>
  );
};
