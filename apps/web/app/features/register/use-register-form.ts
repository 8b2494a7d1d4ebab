import { registerBody } from '@stagedoor/contract/schemas/account';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { z } from 'zod';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { wordsIn } from '../../shared/forms/issues-in.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { registrationDraft, type Values } from './draft.ts';

const schema = registerBody.omit({ language: true }).extend({ imageLink: z.string().optional() });

/** Starts with the draft, else with the known data, and saves every change. */
export const useRegisterForm = (user: SelfUser) => {
  const language = useLanguage();
  return useForm({
    start: (): Values => ({
      name: user.name,
      about: user.about,
      languages: user.languages.length > 0 ? user.languages : [language],
      terms: false,
      adult: false,
    }),
    draft: registrationDraft(user.idUser),
    check: (values) => wordsIn(schema, values),
    onFailure: useShowProblem(),
  });
};
