import { ApiError, type ErrorName } from '@stagedoor/contract/errors';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isSamePerson } from '../same-person.ts';

/** Why a decision about a report or an appeal is refused, in this page's own words. */
export const useExplain = () => {
  const { t } = useTranslation('reports');
  const known: Partial<Record<ErrorName, string>> = {
    transactionAlreadyApproved: t('meanwhile'),
    mandatoryFieldNull: t('cannotBlock'),
    pageNotFound: t('cannotBlock'),
  };
  return (error: unknown): string | undefined => {
    if (isSamePerson(error)) return t('colleague');
    return error instanceof ApiError ? known[error.name] : undefined;
  };
};
