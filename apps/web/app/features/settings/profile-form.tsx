import '../../shared/schemas-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { isNickname, languages, personName } from '@stagedoor/contract/schemas/account';
import { text as plainText } from '@stagedoor/contract/schemas/primitives';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../shared/api.ts';
import { LanguageChips } from '../../shared/language-chips.tsx';
import { useKeepUser } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { updateUser } from './api.ts';

const { nameMin, nameMax, nicknameMax, aboutMax } = limits.account;

const schema = z.object({
  name: personName,
  nickname: z
    .string()
    .trim()
    .toLowerCase()
    .refine((given) => given === '' || isNickname(given)),
  about: plainText(aboutMax),
  languages,
});

export const ProfileForm = ({ user, photo }: { user: SelfUser; photo: ReactNode }) => {
  const { t } = useTranslation('settings');
  const keepUser = useKeepUser();
  const sayProblem = useSayProblem();
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: user.name, nickname: user.nickname ?? '', about: user.about, languages: user.languages },
  });
  const { errors } = formState;

  const submit = handleSubmit(async ({ nickname, ...rest }) => {
    try {
      const cleared = nickname === '' && user.nickname !== null;
      if (cleared) await api('clearUserFields', { query: { fields: 'nickname' } });
      keepUser((await updateUser({ ...rest, ...(nickname && { nickname }) })).user);
      say.success(t('saved'));
    } catch (error) {
      const taken = error instanceof Refusal && error.name === 'nicknameUnavailable';
      if (taken) setError('nickname', { message: t('profile.nicknameTaken') }, { shouldFocus: true });
      else await sayProblem(error);
    }
  });
  const address = `/${watch('nickname') || user.idUser}`;
  const nicknameProblem =
    errors.nickname && (errors.nickname.type ? t('profile.badNickname') : errors.nickname.message);
  return (
    <Form onSubmit={submit}>
      {photo}
      <Field
        {...register('name')}
        label={t('profile.name')}
        autoComplete="name"
        maxLength={nameMax}
        problem={errors.name && t('profile.nameShort', { min: nameMin })}
      />
      <Field
        {...register('nickname')}
        label={t('profile.nickname')}
        hint={user.hasProfile ? t('profile.nicknameHint', { address }) : t('profile.nicknameRules')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={nicknameMax}
        problem={nicknameProblem}
      />
      <TextArea
        {...register('about')}
        label={t('profile.about')}
        maxLength={aboutMax}
        problem={errors.about && t('profile.aboutLong', { max: aboutMax })}
      />
      <LanguageChips
        legend={t('profile.languages')}
        chosen={watch('languages')}
        onChange={(codes) => setValue('languages', codes, { shouldValidate: true })}
        problem={errors.languages && t('profile.noLanguage')}
      />
      <div>
        <Button type="submit" look="primary" busy={formState.isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
};
