import { ApiError } from '@stagedoor/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SectionHead } from '../content/section-head.tsx';
import { presentationQuery } from './api.ts';
import { PresentationForm } from './presentation-form.tsx';

export const PresentationPage = ({ idUser }: { idUser: number }) => {
  const { t } = useTranslation('admin');
  const isId = Number.isSafeInteger(idUser) && idUser > 0;
  const presentation = useQuery({ ...presentationQuery(idUser, useLanguage()), enabled: isId });
  const { data: current, error, refetch } = presentation;
  if (!isId || (error instanceof ApiError && error.name === 'pageNotFound'))
    return (
      <EmptyState title={<h1 tabIndex={-1}>{t('content.presentation.missing')}</h1>}>
        <p>{t('content.presentation.missingText')}</p>
      </EmptyState>
    );
  if (!current)
    return error ? (
      <Note kind="stop">
        <p>{t('failed')}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    ) : (
      <p role="status">{t('loading')}</p>
    );
  return (
    <>
      <h1 tabIndex={-1}>{t('content.presentation.title', { name: current.name })}</h1>
      <SectionHead lead={t('content.presentation.lead')}>
        <ButtonLink size="small" to={paths.profile(current)}>
          {t('content.presentation.profile')}
        </ButtonLink>
      </SectionHead>
      <PresentationForm current={current} />
    </>
  );
};
