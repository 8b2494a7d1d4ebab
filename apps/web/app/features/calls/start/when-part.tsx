import type { CallOffer } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { TimePicker } from '../times/time-picker.tsx';
import type { FreeTimes } from '../times/use-free-times.ts';
import { Part } from './part.tsx';

type Props = {
  offer: CallOffer;
  isLater: boolean;
  onPick: (isLater: boolean) => void;
  free: FreeTimes;
  problem: ProblemText | undefined;
};

/** Now, or at a time that both agree on; only that while the talent does not answer. */
export const WhenPart = ({ offer, isLater, onPick, free, problem }: Props) => {
  const { t } = useTranslation('calltimes');
  const { name } = offer.partner;
  return (
    <Part question={t('when.title')}>
      {offer.closed === null ? (
        <Picks label={t('when.title')}>
          <Pick
            name="when"
            title={t('when.now')}
            more={t('when.nowMore', { name })}
            checked={!isLater}
            onPick={() => onPick(false)}
          />
          <Pick
            name="when"
            title={t('when.later')}
            more={t('when.laterMore', { name })}
            checked={isLater}
            onPick={() => onPick(true)}
          />
        </Picks>
      ) : (
        <NotNow offer={offer} />
      )}
      {isLater && <TimePicker free={free} problem={problem} none={<NoTimes offer={offer} />} />}
    </Part>
  );
};

const NotNow = ({ offer: { partner, answersFrom } }: { offer: CallOffer }) => {
  const { t } = useTranslation('calltimes');
  const { t: calls } = useTranslation('calls');
  const language = useLanguage();
  return (
    <Note>
      <p>{t('when.notNow', { name: partner.name })}</p>
      {answersFrom && <p>{calls('closed.from', { moment: dayAndTime(new Date(answersFrom), language) })}</p>}
    </Note>
  );
};

const NoTimes = ({ offer: { partner } }: { offer: CallOffer }) => {
  const { t } = useTranslation('calltimes');
  const { t: calls } = useTranslation('calls');
  return (
    <Note>
      <p>{t('times.none', { name: partner.name })}</p>
      <ButtonLink size="small" to={paths.message(partner.idUser)}>
        {calls('closed.message')}
      </ButtonLink>
    </Note>
  );
};
