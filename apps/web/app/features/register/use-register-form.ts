import '../../shared/schemas-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { registerBody } from '@stagedoor/contract/schemas/account';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useLanguage } from '../../shared/shell-data.ts';
import { keepDraft, readDraft } from './draft.ts';

// A box that is not ticked yet is a value of the form, though not one that the server takes.
const schema = registerBody
  .omit({ language: true })
  .extend({ terms: z.boolean().refine(Boolean), adult: z.boolean().refine(Boolean), imageLink: z.string().optional() });

/** Begins with what was kept, else with what is known, and keeps every change. */
export const useRegisterForm = (user: SelfUser) => {
  const language = useLanguage();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      name: user.name,
      about: user.about,
      languages: user.languages.length > 0 ? user.languages : [language],
      terms: false,
      adult: false,
      ...readDraft(user.idUser),
    },
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(({ name = '', about = '', languages = [], idImage, imageLink }) => {
      const chosen = languages.filter((code) => code !== undefined);
      keepDraft(user.idUser, { name, about, languages: chosen, idImage, imageLink });
    });
    return unsubscribe;
  }, [watch, user.idUser]);
  return form;
};
