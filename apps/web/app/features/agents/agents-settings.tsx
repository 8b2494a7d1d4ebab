import type { Mandate } from '@stagedoor/contract/schemas/agents';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { mandatesQuery } from '../../shared/people/mandates.ts';
import { isTalent } from '../../shared/session/is-talent.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { RowGroup, Rows } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { AskForm } from './ask-form.tsx';
import { AgentRow, EndedRow, RepresentedRow, RequestRow, WaitingRow } from './mandate-rows.tsx';

/** Who acts for the talent and, for an agent, for whom they act. */
export const AgentsSettings = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('agents');
  if (!isTalent(user)) return <p className={text.quiet}>{t('forTalents')}</p>;
  return <Loaded isAgent={user.role === 'AGENT'} />;
};

const Loaded = ({ isAgent }: { isAgent: boolean }) => {
  const { data, isError, refetch } = useQuery({ ...mandatesQuery(useLanguage()), staleTime: 0 });
  return data ? <Mandates mandates={data} isAgent={isAgent} /> : <Fetching failed={isError} again={refetch} />;
};

type Which = Pick<Mandate, 'side' | 'state'>;

const Mandates = ({ mandates, isAgent }: { mandates: readonly Mandate[]; isAgent: boolean }) => {
  const { t } = useTranslation('agents');
  const find = ({ side, state }: Which) => mandates.filter((one) => one.side === side && one.state === state);
  const requests = find({ side: 'TALENT', state: 'ASKED' });
  const agents = find({ side: 'TALENT', state: 'ACCEPTED' });
  const ended = mandates.filter(({ state }) => state !== 'ASKED' && state !== 'ACCEPTED');
  return (
    <>
      {requests.length > 0 && (
        <RowGroup title={t('requests.title')} lead={t('requests.lead')}>
          <Rows>
            {requests.map((one) => (
              <RequestRow key={one.idMandate} mandate={one} />
            ))}
          </Rows>
        </RowGroup>
      )}
      <RowGroup title={t('mine.title')} lead={t('mine.lead')}>
        {agents.length === 0 && <p className={text.quiet}>{t('mine.empty')}</p>}
        <Rows>
          {agents.map((one) => (
            <AgentRow key={one.idMandate} mandate={one} />
          ))}
        </Rows>
      </RowGroup>
      {isAgent ? (
        <Represented
          accepted={find({ side: 'AGENT', state: 'ACCEPTED' })}
          asked={find({ side: 'AGENT', state: 'ASKED' })}
        />
      ) : (
        <RowGroup title={t('becoming.title')} lead={t('becoming.lead')}>
          <ButtonLink size="small" to={paths.contact({ topic: 'ACCOUNT' })}>
            {t('becoming.toTeam')}
          </ButtonLink>
        </RowGroup>
      )}
      {ended.length > 0 && (
        <RowGroup title={t('earlier.title')}>
          <Rows>
            {ended.map((one) => (
              <EndedRow key={one.idMandate} mandate={one} />
            ))}
          </Rows>
        </RowGroup>
      )}
    </>
  );
};

const Represented = ({ accepted, asked }: { accepted: readonly Mandate[]; asked: readonly Mandate[] }) => {
  const { t } = useTranslation('agents');
  return (
    <RowGroup title={t('theirs.title')} lead={t('theirs.lead')}>
      <Rows>
        {accepted.map((one) => (
          <RepresentedRow key={one.idMandate} mandate={one} />
        ))}
        {asked.map((one) => (
          <WaitingRow key={one.idMandate} mandate={one} />
        ))}
      </Rows>
      <AskForm />
    </RowGroup>
  );
};
