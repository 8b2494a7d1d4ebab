import type { Call } from '@stagedoor/contract/schemas/call';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toHeading } from '../../shared/browser/to-heading.ts';
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
import { endWords } from './over/end-words.ts';
import { Over } from './over/over.tsx';
import { type Shown as State, shownOf } from './shown-state.ts';
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
  const isAlone = useAlone(own.kept && `call.${own.kept.key}`);
  if (!call && error)
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{t('gone.title')}</h1>}
        wayOn={<ButtonLink to={paths.explore()}>{t('closed.explore')}</ButtonLink>}
      >
        <p>{t('gone.call')}</p>
      </EmptyState>
    );
  if (!call || (own.kept && isAlone === undefined)) return <Loading />;
  return (
    <Wrap>
      <div className={styles.page}>
        <Shown call={call} own={own} isAlone={isAlone ?? false} />
      </div>
    </Wrap>
  );
};

const Shown = ({ call, own, isAlone }: { call: Call; own: OwnCall; isAlone: boolean }) => {
  const { t } = useTranslation('calls');
  const { kept, keep, reload, lookAgain } = own;
  const language = useLanguage();
  const end = useMutation({
    mutationFn: () => endCall(call.idCall, language),
    onSuccess: keep,
    onError: useShowProblem(),
    onSettled: reload,
  });
  const hangUp = () => end.mutate();
  const shown = shownOf(call, isAlone);
  useFocusOnChange(shown);
  return (
    <>
      <p className={text.hidden} role="status">
        {shown === 'over' && t(`ended.${endWords(call)}`, { name: call.partner.name })}
      </p>
      {shown === 'over' && <Over call={call} />}
      {shown === 'incoming' && <IncomingScreen call={call} onAnswered={lookAgain} onSettled={reload} />}
      {shown === 'talking' && kept && <Talking call={call} kept={kept} onCall={keep} onHangUp={hangUp} />}
      {shown !== 'over' && shown !== 'incoming' && shown !== 'talking' && (
        <Waiting call={call} shown={shown} busy={end.isPending} onEnd={hangUp} />
      )}
    </>
  );
};

/** What had the focus is gone with the state that it belonged to. */
const useFocusOnChange = (shown: State) => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) toHeading();
    before.current = shown;
  }, [shown]);
};
