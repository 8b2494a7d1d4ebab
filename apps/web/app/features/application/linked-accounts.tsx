import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { goToNetwork, networksQuery } from '../../shared/session/social.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';

/** A linked log-in account proves its ownership. */
export const LinkedAccounts = ({ user: { socialAccounts } }: { user: SelfUser }) => {
  const { t } = useTranslation('application');
  const { data: networks = [] } = useQuery(networksQuery);
  const connect = useMutation({
    mutationFn: (network: string) => goToNetwork(network, { purpose: 'connect', next: paths.becomeTalent('accounts') }),
    onError: useShowProblem(),
  });
  const nameOf = (network: string) => networks.find((known) => known.network === network)?.name ?? network;
  const left = networks.filter(({ network }) => !socialAccounts.some((account) => account.network === network));
  if (socialAccounts.length === 0 && left.length === 0) return null;
  return (
    <RowGroup title={t('linked.title')} lead={t('linked.lead')}>
      <Rows>
        {socialAccounts.map(({ id, network, name }) => (
          <Row key={id} name={nameOf(network)} more={name}>
            <Badge kind="safe">{t('profiles.proven')}</Badge>
          </Row>
        ))}
        {left.map(({ network, name }) => (
          <Row key={network} name={name} more={t('linked.none')}>
            <Button size="small" busy={connect.isPending} onClick={() => connect.mutate(network)}>
              {t('linked.connect', { name })}
            </Button>
          </Row>
        ))}
      </Rows>
    </RowGroup>
  );
};
