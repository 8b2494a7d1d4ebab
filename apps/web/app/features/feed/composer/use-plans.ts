import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { plansQuery } from '../api.ts';
import { ownPlansQuery } from './api.ts';
import type { ComposerForm } from './use-composer.ts';

/** The plans of whose page it is. An agent sees those that everyone sees. */
export const usePlans = ({ talent, manages, place }: ComposerForm) => {
  const language = useLanguage();
  const own = useQuery({ ...ownPlansQuery(language), enabled: manages && !talent });
  const theirs = useQuery({ ...plansQuery(place.idUser, language), enabled: talent !== undefined });
  return talent ? theirs.data?.plans : own.data;
};
