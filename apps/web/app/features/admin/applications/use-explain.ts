import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Why a decision about an application is refused, in this page's own words. */
export const useExplain = () => {
  const { t } = useTranslation('applications');
  return (error: unknown): string | undefined => {
    const name = error instanceof ApiError ? error.name : null;
    if (name === 'transactionAlreadyApproved') return t('decidedMeanwhile');
    if (incompleteReasonOf(error)?.kind === 'profilesUnproven') return t('approving.mustSee');
    return name === 'pageNotFound' ? t('fundClosed') : undefined;
  };
};
