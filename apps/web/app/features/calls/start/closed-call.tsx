import type { CallClosedWhy, CallOffer } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import styles from './start.module.css';

type Props = { offer: CallOffer; why: CallClosedWhy };

/** Why nobody can be called now, and what to do instead. */
export const ClosedCall = ({ offer: { partner, answersFrom }, why }: Props) => {
  const { t } = useTranslation('calls');
  const language = useLanguage();
  const { idUser, name, imageLink } = partner;
  return (
    <div className={styles.closed}>
      <span className={styles.picture}>
        <Portrait base={imageLink} alt="" sizes="10rem" eager />
      </span>
      <div className={styles.closedWords}>
        <p role="status">{t(`closed.${why}`, { name })}</p>
        {answersFrom && <p>{t('closed.from', { moment: dayAndTime(new Date(answersFrom), language) })}</p>}
        <Ways>
          {(why === 'CALLS_OFF' || why === 'NO_OFFER' || why === 'NOT_NOW') && (
            <ButtonLink to={paths.message(idUser)} look="primary">
              {t('closed.message')}
            </ButtonLink>
          )}
          {why === 'LOG_IN' && (
            <ButtonLink to={paths.login(paths.callTo(idUser))} look="primary">
              {t('closed.logIn')}
            </ButtonLink>
          )}
          {why === 'BLOCKED' && <ButtonLink to={paths.settings('privacy')}>{t('closed.settings')}</ButtonLink>}
          {(why === 'ACCOUNT_BLOCKED' || why === 'BLOCKED_BY_STAFF') && (
            <ButtonLink to={paths.support()}>{t('closed.help')}</ButtonLink>
          )}
          <ButtonLink to={paths.explore()}>{t('closed.explore')}</ButtonLink>
        </Ways>
      </div>
    </div>
  );
};
