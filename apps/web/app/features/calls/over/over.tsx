import type { Call } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import ticket from '../../../ui/cards/ticket.module.css';
import { Ways } from '../../../ui/fields/form.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import text from '../../../ui/theme/text.module.css';
import { Safety } from '../safety.tsx';
import { endWords } from './end-words.ts';
import { LastCalls } from './last-calls.tsx';
import styles from './over.module.css';
import { Receipt } from './receipt.tsx';

/** How it ended, and what it costs. */
export const Over = ({ call }: { call: Call }) => {
  const { t } = useTranslation('calls');
  const language = useLanguage();
  const { idCall, partner, role, idOrder, kind, startedAt } = call;
  const { idUser, name } = partner;
  const isFan = role === 'fan';
  return (
    <div className={styles.over}>
      <h1 tabIndex={-1}>{t(`ended.${endWords(call)}`, { name })}</h1>
      <div className={`${ticket.ticket} ${styles.receipt}`}>
        <div className={ticket.art}>
          <span className={ticket.print}>
            <Portrait base={partner.imageLink} alt="" sizes="7.5rem" eager />
          </span>
          <div className={ticket.words}>
            <p className={ticket.name}>{name}</p>
            <p className={`${text.small} ${text.quiet}`}>{t(`kinds.${kind}`)}</p>
            <p className={`${text.small} ${text.quiet}`}>{dayAndTime(new Date(startedAt), language)}</p>
          </div>
        </div>
        <Receipt call={call} />
      </div>
      <Ways>
        {isFan ? (
          <ButtonLink to={paths.callTo(idUser)} look="primary">
            {t('over.again')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.message(idUser)} look="primary">
            {t('over.message')}
          </ButtonLink>
        )}
        {idOrder > 0 && (
          <ButtonLink to={isFan ? paths.order(idOrder) : paths.desk(idOrder)}>{t('over.order')}</ButtonLink>
        )}
        <ButtonLink look="quiet" to={paths.callTimes()}>
          {t('over.scheduled')}
        </ButtonLink>
      </Ways>
      <LastCalls partner={partner} except={idCall} />
      <Safety partner={partner} />
    </div>
  );
};
