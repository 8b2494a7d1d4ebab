import { useRevalidator } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';

export type CheckoutRefusal = 'unknown' | 'paid' | 'later';

type Props = { problem: CheckoutRefusal; back: string | null };

/** Why the card page could not be opened, with a link back. */
export const CheckoutProblem = ({ problem, back }: Props) => {
  const { t } = useTranslation('wallet');
  const { revalidate, state } = useRevalidator();
  return (
    <TaskPage title={t(`checkout.${problem}Title`)} lead={t(`checkout.${problem}Text`)}>
      <TaskPageFooter>
        {problem === 'later' && (
          <Button look="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('checkout.again')}
          </Button>
        )}
        {back ? (
          <ButtonLink look={problem === 'later' ? 'line' : 'primary'} to={back}>
            {t('checkout.look')}
          </ButtonLink>
        ) : (
          <ButtonLink look={problem === 'unknown' ? 'primary' : 'quiet'} to={paths.wallet()}>
            {t('checkout.back')}
          </ButtonLink>
        )}
      </TaskPageFooter>
    </TaskPage>
  );
};
