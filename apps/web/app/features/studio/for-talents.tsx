import { limits } from '@stagedoor/contract/limits';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** For a fan who found the way here. */
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
