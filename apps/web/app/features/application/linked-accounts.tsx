import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { goToNetwork, networksQuery } from '../../shared/social.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';

/** Whoever logs in with an account holds it. */
export const LinkedAccounts = ({ user: { socialAccounts } }: { user: SelfUser }) => {
  const { t } = useTranslation('application');
  const { data: networks = [] } = useQuery(networksQuery);
  const connect = useMutation({
    mutationFn: (network: string) => goToNetwork(network, { purpose: 'connect', next: paths.becomeTalent('accounts') }),
    onError: useSayProblem(),
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
