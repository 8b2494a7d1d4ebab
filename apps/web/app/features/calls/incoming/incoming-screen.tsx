import type { Call } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import stage from '../../../ui/layout/stage.module.css';
import { Portrait } from '../../../ui/media/picture.tsx';
import styles from '../call-page.module.css';
import { AnswerButtons } from './answer-buttons.tsx';
import { useAnswer } from './use-answer.ts';
import { useCallFacts } from './use-call-facts.ts';
import { useRingTone } from './use-ring-tone.ts';

type Props = { call: Call; onAnswered: () => unknown; onSettled: () => unknown };

/** It rings, and the talent has opened it. */
export const IncomingScreen = ({ call, onAnswered, onSettled }: Props) => {
  const { t } = useTranslation('calls');
  const factsOf = useCallFacts();
  const { partner, kind } = call;
  const answering = useAnswer(call, { onAnswered, onSettled });
  useRingTone();
  return (
    <section className={`${stage.stage} ${styles.waiting}`}>
      <span className={styles.picture} data-ringing="true">
        <Portrait base={partner.imageLink} alt="" sizes="14rem" eager />
      </span>
      <h1 tabIndex={-1}>{partner.name}</h1>
      <p className={styles.state} role="status">
        {t('ring.callsYou')}
      </p>
      <p className={styles.more}>{factsOf(call)}</p>
      <AnswerButtons kind={kind} {...answering} />
    </section>
  );
};
