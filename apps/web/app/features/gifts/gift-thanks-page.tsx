import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { thanksQuery } from './api.ts';
import { giftDraft } from './values.ts';

/** What the talent says once the gift is paid. */
export const GiftThanks = ({ receipt }: { receipt: string }) => {
  const { t } = useTranslation('gifts');
  const { signed } = useSession();
  const dollars = useDollars();
  const { data } = useQuery(thanksQuery(receipt, useLanguage()));
  const idTalent = data?.idTalent;
  useEffect(() => {
    if (idTalent !== undefined) giftDraft(idTalent).drop();
  }, [idTalent]);
  if (!data) return null;
  const { talentName: name, thanks, price, isMonthly } = data;
  return (
    <TaskPage title={t('thanks.title', { name })} lead={thanks}>
      <TaskPageFooter>
        <p>{t(isMonthly ? 'thanks.monthly' : 'thanks.sum', { sum: dollars(price) })}</p>
        <ButtonLink to={paths.profile({ idUser: data.idTalent, nickname: null })} look="primary">
          {t('thanks.toProfile', { name })}
        </ButtonLink>
        {signed && <ButtonLink to={paths.sentGifts()}>{t('thanks.toGifts')}</ButtonLink>}
        <ButtonLink to={paths.explore()} look="quiet">
          {t('thanks.toExplore')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};

/** A running monthly gift has another amount from its next payment on. */
export const GiftChanged = () => {
  const { t } = useTranslation('gifts');
  return (
    <TaskPage title={t('thanks.changedTitle')} lead={t('thanks.changedText')}>
      <TaskPageFooter>
        <ButtonLink to={paths.sentGifts()} look="primary">
          {t('thanks.toGifts')}
        </ButtonLink>
        <ButtonLink to={paths.explore()} look="quiet">
          {t('thanks.toExplore')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
