import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api.ts';
import { isSigned } from '../../shared/browser-session.ts';
import { paths, safeNext } from '../../shared/paths.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useKeepUser } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { takeSocialWay } from '../../shared/social.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { verified } from '../../shared/verified.ts';
import { wantsVerification } from '../../shared/wants-verification.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import text from '../../ui/text.module.css';
import { useArrive } from './api.ts';
import styles from './social-buttons.module.css';

type Props = { network: string; code: string | null; state: string | null };

/** Back from the network with a code that works once: hands it in and goes on. */
export const FinishSocial = ({ network, code, state }: Props) => {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const keepUser = useKeepUser();
  const wordsFor = useProblemWords();
  const [next, setNext] = useState(paths.home());
  const arrive = useArrive();
  const [problem, setProblem] = useState<string>();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const way = takeSocialWay();
    const goal = safeNext(way?.next ?? null);
    const finish = async () => {
      if (!way || !code || !state) return setProblem(t('socialCancelled'));
      const proof = { params: { network }, body: { code, state } };
      if (way.purpose === 'connect' && isSigned()) {
        keepUser((await verified(() => api('linkSocial', proof))).user);
        say.success(t('connected'));
        return navigate(goal, { replace: true });
      }
      const { user } = await api('loginWithSocial', proof);
      return arrive(user, goal);
    };
    setNext(goal);
    finish().catch(async (error) => setProblem(wantsVerification(error) ? t('notVerified') : await wordsFor(error)));
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
