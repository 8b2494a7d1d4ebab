import { ApiError } from '@stagedoor/contract/errors';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useKeepUser } from '../../shared/session/session.ts';
import { goToNetwork, networksQuery } from '../../shared/session/social.ts';
import { verified } from '../../shared/verification/verified.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { removeSocial } from './api.ts';

const isLastWay = (error: unknown) => error instanceof ApiError && error.name === 'noRightToDelete';

const useDisconnect = () => {
  const { t } = useTranslation('settings');
  const keepUser = useKeepUser();
  const showProblem = useShowProblem();
  return useMutation({
    mutationFn: (id: number) => verified(() => removeSocial(id)),
    onSuccess: ({ user }) => {
      keepUser(user);
      toast.success(t('social.disconnected'));
    },
    onError: (error) => (isLastWay(error) ? toast.error(t('social.lastWay')) : showProblem(error)),
  });
};

export const SocialAccounts = ({ user: { socialAccounts } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const { data: networks = [] } = useQuery(networksQuery);
  const disconnect = useDisconnect();
  const connect = useMutation({
    mutationFn: (network: string) => goToNetwork(network, { purpose: 'connect', next: paths.settings('security') }),
    onError: useShowProblem(),
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
