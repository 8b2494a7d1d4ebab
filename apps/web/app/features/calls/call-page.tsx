import type { Call } from '@stagedoor/contract/schemas/call';
import { useMutation } from '@tanstack/react-query';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useReady } from '../../ui/fields/form.tsx';
import { Page, Wrap } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import { endCall } from './api.ts';
import styles from './call-page.module.css';
import { IncomingScreen } from './incoming/incoming-screen.tsx';
import { Over } from './over/over.tsx';
import { shownOf } from './shown-state.ts';
import { Talking } from './talk/talking.tsx';
import { useAlone } from './use-alone.ts';
import { type OwnCall, useCall } from './use-call.ts';
import { Waiting } from './waiting.tsx';

/** One call, from the first ring to its receipt. */
export const CallPage = ({ idCall }: { idCall: number }) => {
  // Which tab is in the call, only the browser knows.
  const ready = useReady();
  return ready ? <OpenCall idCall={idCall} /> : <Loading />;
};

const Loading = () => {
  const { t } = useTranslation('calls');
  return (
    <Page title={t('title')}>
      <p className={text.quiet} role="status">
        {t('loading')}
      </p>
    </Page>
  );
};

const OpenCall = ({ idCall }: { idCall: number }) => {
  const { t } = useTranslation('calls');
  const own = useCall(idCall);
  const { call, error } = own;
  if (!call && error)
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{t('gone.title')}</h1>}
        wayOn={<ButtonLink to={paths.explore()}>{t('closed.explore')}</ButtonLink>}
      >
        <p>{t('gone.call')}</p>
      </EmptyState>
    );
  if (!call) return <Loading />;
  return (
    <Wrap>
      <div className={styles.page}>
        <Shown call={call} own={own} />
      </div>
    </Wrap>
  );
};

const Shown = ({ call, own }: { call: Call; own: OwnCall }) => {
  const { kept, keep, reload, lookAgain } = own;
  const isAlone = useAlone(kept && `call.${kept.key}`);
  const language = useLanguage();
  const end = useMutation({
    mutationFn: () => endCall(call.idCall, language),
    onSuccess: keep,
    onError: useShowProblem(),
    onSettled: reload,
  });
  const hangUp = () => end.mutate();
  const shown = shownOf(call, isAlone);
  if (shown === 'over') return <Over call={call} />;
  if (shown === 'incoming') return <IncomingScreen call={call} onAnswered={lookAgain} onSettled={reload} />;
  if (shown === 'talking' && kept) return <Talking call={call} kept={kept} onCall={keep} onHangUp={hangUp} />;
  return <Waiting call={call} shown={shown} busy={end.isPending} onEnd={hangUp} />;
};
