import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../shared/feedback/toasts.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths, safeNext } from '../../shared/navigation/paths.ts';
import { isSigned } from '../../shared/session/browser-session.ts';
import { useKeepUser } from '../../shared/session/session.ts';
import { takeSocialFlow } from '../../shared/session/social.ts';
import { verified } from '../../shared/verification/verified.ts';
import { wantsVerification } from '../../shared/verification/wants-verification.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import text from '../../ui/theme/text.module.css';
import { linkSocial, logInWithSocial, useArrive } from './api.ts';
import styles from './social-buttons.module.css';

type Props = { network: string; code: string | null; state: string | null };

/** Back from the network with a one-time code: exchanges it and continues. */
export const FinishSocial = ({ network, code, state }: Props) => {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const keepUser = useKeepUser();
  const problemText = useProblemText();
  const [next, setNext] = useState(paths.home());
  const arrive = useArrive();
  const [problem, setProblem] = useState<ProblemText>();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const flow = takeSocialFlow();
    const goal = safeNext(flow?.next ?? null);
    const finish = async () => {
      if (!flow || !code || !state) return setProblem(t('socialCancelled'));
      const proof = { params: { network }, body: { code, state } };
      if (flow.purpose === 'connect' && isSigned()) {
        keepUser((await verified(() => linkSocial(proof))).user);
        toast.success(t('connected'));
        return navigate(goal, { replace: true });
      }
      const { user } = await logInWithSocial(proof);
      return arrive(user, goal);
    };
    setNext(goal);
    finish().catch(async (error) => setProblem(wantsVerification(error) ? t('notVerified') : await problemText(error)));
  });

  if (!problem)
    return (
      <p className={text.quiet} role="status">
        {t('socialWait')}
      </p>
    );
  return (
    <div className={styles.social}>
      <Note kind="stop">{problem}</Note>
      <ButtonLink to={isSigned() ? next : paths.login(next)} look="primary">
        {t('again')}
      </ButtonLink>
    </div>
  );
};
