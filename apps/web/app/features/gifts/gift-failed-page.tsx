import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';

/** The giver left the payment page. The dialog opens again with what was entered. */
export const GiftFailedPage = ({ idTalent }: { idTalent: number | null }) => {
  const { t } = useTranslation('gifts');
  return (
    <TaskPage title={t('unpaid.title')} lead={t('unpaid.text')}>
      <TaskPageFooter>
        {idTalent !== null && (
          <ButtonLink to={paths.gift(idTalent)} look="primary">
            {t('unpaid.again')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.explore()} look="quiet">
          {t('unpaid.toExplore')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
