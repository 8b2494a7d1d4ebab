import { ApiError } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

type Explained = { field: 'email' | 'scopes'; text: string };

/** Why a change of staff members is refused, in this page's own words, and which field it concerns. */
export const useExplain = () => {
  const { t } = useTranslation('members');
  return useCallback(
    (error: unknown): Explained | undefined => {
      const { name, fields, reason } = error instanceof ApiError ? error : {};
      if (name === 'requestAlreadyExists') return { field: 'email', text: t('problems.already') };
      if (name === 'pageNotFound') return { field: 'scopes', text: t('problems.gone') };
      if (reason?.kind === 'noSuchAccount') return { field: 'email', text: t('problems.unknown') };
      if (reason?.kind === 'accountIsTalent') return { field: 'email', text: t('problems.talent') };
      if (reason?.kind === 'ownMembership') return { field: 'scopes', text: t('problems.self') };
      if (reason?.kind === 'lastManager') return { field: 'scopes', text: t('problems.lastManager') };
      if (fields?.email) return { field: 'email', text: t('problems.email') };
      return fields?.scopes ? { field: 'scopes', text: t('problems.scopes') } : undefined;
    },
    [t],
  );
};
