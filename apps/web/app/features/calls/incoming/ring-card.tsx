import type { Call } from '@stagedoor/contract/schemas/call';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Portrait } from '../../../ui/media/picture.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import styles from './ring-card.module.css';
import { useAnswer } from './use-answer.ts';
import { useCallFacts } from './use-call-facts.ts';
import { useRingTone } from './use-ring-tone.ts';

/** Somebody is calling. It takes no focus: whoever is typing goes on. */
export default function RingCard({ call, onSettled }: { call: Call; onSettled: () => unknown }) {
  const { t } = useTranslation('calls');
  const navigate = useNavigate();
  const factsOf = useCallFacts();
  const { partner, idCall, kind } = call;
  const answering = useAnswer(call, { onAnswered: () => navigate(paths.call(idCall)), onSettled });
  useRingTone();
  return (
    <section className={styles.card} aria-label={t('ring.label')}>
      <div className={styles.who}>
        <span className={styles.picture}>
          <Portrait base={partner.imageLink} alt="" sizes="4rem" eager />
        </span>
        <div role="alert">
          <p className={styles.name}>{t('ring.calling', { name: partner.name })}</p>
          <p className={styles.facts}>{factsOf(call)}</p>
        </div>
      </div>
      <AnswerButtons kind={kind} {...answering} />
    </section>
  );
}
