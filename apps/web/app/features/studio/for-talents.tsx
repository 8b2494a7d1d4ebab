import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** For fans who open the studio. */
export const ForTalents = () => {
  const { t } = useTranslation('studio');
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{t('forTalents.title')}</h1>}
      wayOn={
        <ButtonLink to={paths.becomeTalent()} look="primary">
          {t('forTalents.write')}
        </ButtonLink>
      }
    >
      <p>{t('forTalents.text')}</p>
      <p>{t('forTalents.how', { count: limits.application.answerHours })}</p>
    </EmptyState>
  );
};
