import type { ReplyOf } from '@stagedoor/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { goToNetwork } from '../../shared/session/social.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './social-buttons.module.css';

export type Networks = ReplyOf<'getSocialNetworks'>;

export const SocialButtons = ({ networks, next }: { networks: Networks; next: string }) => {
  const { t } = useTranslation('login');
  const { mutate, isPending } = useMutation({
    mutationFn: (network: string) => goToNetwork(network, { purpose: 'logIn', next }),
    onError: useShowProblem(),
  });
  if (networks.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('or')}</p>
      {networks.map(({ network, name }) => (
        <Button key={network} wide busy={isPending} onClick={() => mutate(network)}>
          {t('withNetwork', { network: name })}
        </Button>
      ))}
    </div>
  );
};
