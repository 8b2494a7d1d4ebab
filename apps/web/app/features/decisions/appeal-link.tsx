import type { OwnDecision } from '@stagedoor/contract/schemas/moderation';
import { useRevalidator } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room, RoomEnd } from '../../ui/room.tsx';
import { DecisionBody } from './decision-body.tsx';
import { useTitle } from './use-title.ts';

type Props = { token: string; decision: OwnDecision | null; now: number };

/** From the mail about a decision: no log-in is needed to read it or to object. */
export const AppealLink = ({ token, decision, now }: Props) =>
  decision ? <Found token={token} decision={decision} now={now} /> : <Gone />;

const Found = ({ token, decision, now }: Props & { decision: OwnDecision }) => {
  const { t } = useTranslation('decisions');
  const { revalidate } = useRevalidator();
  return (
    <Room title={useTitle(decision)} lead={t('lead')}>
      <RoomEnd>
        <DecisionBody decision={decision} by={{ token }} now={now} onAppealed={revalidate} />
      </RoomEnd>
    </Room>
  );
};

const Gone = () => {
  const { t } = useTranslation('decisions');
  return (
    <Room title={t('goneTitle')} lead={t('goneText')}>
      <RoomEnd>
        <ButtonLink to={paths.decisions()} look="primary">
          {t('toDecisions')}
        </ButtonLink>
        <ButtonLink to={paths.home()} look="quiet">
          {t('toStart')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
};
