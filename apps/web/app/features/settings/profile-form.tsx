import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { isNickname } from '@stagedoor/contract/nickname';
import { languages, personName } from '@stagedoor/contract/schemas/account';
import { text as plainText } from '@stagedoor/contract/schemas/primitives';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { wordsIn } from '../../shared/forms/issues-in.ts';
import { textField } from '../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { LanguageChips } from '../../shared/i18n/language-chips.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useKeepUser } from '../../shared/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import text from '../../ui/theme/text.module.css';
import { clearUserField, updateUser } from './api.ts';

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
  const form = useForm({
    start: { name: user.name, nickname: user.nickname ?? '', about: user.about, languages: user.languages },
    check: (values) => wordsIn(schema, values),
    refusedFields: (error) =>
      error instanceof ApiError && error.name === 'nicknameUnavailable' ? { nickname: 'taken' as const } : undefined,
    onFailure: useShowProblem(),
  });
  const { values, problems } = form;
  const formRef = useFirstProblem(form.failures);

  const save = async () => {
    const { nickname, ...rest } = schema.parse(values);
    const cleared = nickname === '' && user.nickname !== null;
    if (cleared) await clearUserField('nickname');
    keepUser((await updateUser({ ...rest, ...(nickname && { nickname }) })).user);
    toast.success(t('saved'));
  };
  const address = `/${values.nickname || user.idUser}`;
  const { nickname } = problems;
  return (
    <Form ref={formRef} onSubmit={() => form.submit(save)}>
      {photo}
      {user.hasProfile && (
        <Note>
          {t('profile.pageNote')}{' '}
          <Link to={paths.studioPage()} className={text.link}>
            {t('profile.toPage')}
          </Link>
        </Note>
      )}
      <Field
        {...textField(form, 'name')}
        label={t('profile.name')}
        autoComplete="name"
        maxLength={nameMax}
        problem={problems.name && t('profile.nameShort', { min: nameMin })}
      />
      {/* The name of a page: a fan has none, and chooses it when applying. */}
      {user.hasProfile && (
        <Field
          {...textField(form, 'nickname')}
          label={t('profile.nickname')}
          hint={t('profile.nicknameHint', { address })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={nicknameMax}
          problem={nickname && t(nickname === 'taken' ? 'profile.nicknameTaken' : 'profile.badNickname')}
        />
      )}
      <TextArea
        {...textField(form, 'about')}
        label={t('profile.about')}
        maxLength={aboutMax}
        problem={problems.about && t('profile.aboutLong', { max: aboutMax })}
      />
      <LanguageChips
        legend={t('profile.languages')}
        chosen={values.languages}
        onChange={(codes) => form.change({ languages: codes })}
        problem={problems.languages && t('profile.noLanguage')}
      />
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
};
