import { Refusal } from '@stagedoor/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { RoomHead } from '../content/room-head.tsx';
import { presentationQuery } from './api.ts';
import { PresentationForm } from './presentation-form.tsx';

export const PresentationPage = ({ idUser }: { idUser: number }) => {
  const { t } = useTranslation('admin');
  const isId = Number.isSafeInteger(idUser) && idUser > 0;
  const asked = useQuery({ ...presentationQuery(idUser, useLanguage()), enabled: isId });
  const { data: current, error, refetch } = asked;
  if (!isId || (error instanceof Refusal && error.name === 'pageNotFound'))
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
      <RoomHead lead={t('content.presentation.lead')}>
        <ButtonLink size="small" to={paths.profile(current)}>
          {t('content.presentation.profile')}
        </ButtonLink>
      </RoomHead>
      <PresentationForm current={current} />
    </>
  );
};
