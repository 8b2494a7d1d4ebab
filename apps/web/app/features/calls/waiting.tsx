import type { Call } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import stage from '../../ui/layout/stage.module.css';
import { Portrait } from '../../ui/media/picture.tsx';
import styles from './call-page.module.css';
import { useCallFacts } from './incoming/use-call-facts.ts';
import type { Shown } from './shown-state.ts';

type Props = { call: Call; shown: Exclude<Shown, 'over' | 'incoming' | 'talking'>; busy: boolean; onEnd: () => void };

/** Waits for the bank, for an answer, or for the call that goes on elsewhere. */
export const Waiting = ({ call, shown, busy, onEnd }: Props) => {
  const { t } = useTranslation('calls');
  const factsOf = useCallFacts();
  const { partner, idOrder, state } = call;
  return (
    <section className={`${stage.stage} ${styles.waiting}`}>
      <span className={styles.picture} data-ringing={shown === 'calling'}>
        <Portrait base={partner.imageLink} alt="" sizes="14rem" eager />
      </span>
      <h1 tabIndex={-1}>{partner.name}</h1>
      <div role="status">
        <p className={styles.state}>{t(`wait.${shown}.title`)}</p>
        <p className={styles.more}>{t(`wait.${shown}.text`, { name: partner.name })}</p>
      </div>
      <p className={styles.more}>{factsOf(call)}</p>
      <Ways>
        {shown === 'paying' && idOrder > 0 && (
          <ButtonLink to={paths.order(idOrder)} look="primary">
            {t('wait.paying.pay')}
          </ButtonLink>
        )}
        <Button look={shown === 'paying' ? 'quiet' : 'stop'} busy={busy} onClick={onEnd}>
          {t(state === 'talking' ? 'talk.hangUp' : 'wait.cancel')}
        </Button>
      </Ways>
    </section>
  );
};
