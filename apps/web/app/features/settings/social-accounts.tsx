import { Refusal } from '@stagedoor/contract/errors';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { useKeepUser } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { goToNetwork, networksQuery } from '../../shared/social.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { verified } from '../../shared/verified.ts';
import { Button } from '../../ui/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';

const isLastWay = (error: unknown) => error instanceof Refusal && error.name === 'noRightToDelete';

const useDisconnect = () => {
  const { t } = useTranslation('settings');
  const keepUser = useKeepUser();
  const sayProblem = useSayProblem();
  return useMutation({
    mutationFn: (id: number) => verified(() => api('deleteSocial', { params: { id } })),
    onSuccess: ({ user }) => {
      keepUser(user);
      say.success(t('social.disconnected'));
    },
    onError: (error) => (isLastWay(error) ? say.error(t('social.lastWay')) : sayProblem(error)),
  });
};

export const SocialAccounts = ({ user: { socialAccounts } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const { data: networks = [] } = useQuery(networksQuery);
  const disconnect = useDisconnect();
  const connect = useMutation({
    mutationFn: (network: string) => goToNetwork(network, { purpose: 'connect', next: paths.settings('security') }),
    onError: useSayProblem(),
  });
  const nameOf = (network: string) => networks.find((known) => known.network === network)?.name ?? network;
  const left = networks.filter(({ network }) => !socialAccounts.some((account) => account.network === network));
  if (socialAccounts.length === 0 && left.length === 0) return null;
  return (
    <RowGroup title={t('social.title')} lead={t('social.lead')}>
      <Rows>
        {socialAccounts.map(({ id, network, name }) => (
          <Row key={id} name={nameOf(network)} more={name}>
            <Button
              size="small"
              aria-label={t('social.disconnectName', { name: nameOf(network) })}
              busy={disconnect.isPending && disconnect.variables === id}
              onClick={() => disconnect.mutate(id)}
            >
              {t('social.disconnect')}
            </Button>
          </Row>
        ))}
        {left.map(({ network, name }) => (
          <Row key={network} name={name} more={t('social.none')}>
            <Button
              size="small"
              aria-label={t('social.connectName', { name })}
              busy={connect.isPending}
              onClick={() => connect.mutate(network)}
            >
              {t('social.connect')}
            </Button>
          </Row>
        ))}
      </Rows>
    </RowGroup>
  );
};
