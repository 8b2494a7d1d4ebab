import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useProblemWords } from '../../shared/problem-words.ts';
import { type Change, useSave } from './api.ts';
import { openStep, type Problems, partOf, problemsIn, type Step, steps, type Values, valuesOf } from './steps.ts';

export type Applying = ReturnType<typeof useApplication>;

const pauseMs = 800;

/** The form over all its steps. The address names the step, so the browser's Back goes back. */
export const useApplication = (application: Application, user: SelfUser) => {
  const [query, setQuery] = useSearchParams();
  const [values, setValues] = useState<Values>(() => valuesOf(application));
  const [problems, setProblems] = useState<Problems>({});
  const [shown, setShown] = useState(0);
  const [failure, setFailure] = useState<string>();
  const wordsFor = useProblemWords();
  const save = useSave();
  const facts = { application, user };
  // Where one goes on is chosen once: a step does not run away while it is being filled in.
  const [start] = useState(() => openStep(null, values, facts));
  const step = openStep(query.get('step') ?? start, values, facts);
  const part = partOf(step, values);
  const keep = useAutosave(step, part);

  const goTo = (to: Step) => setQuery({ step: to });
  const show = (found: Problems) => {
    setProblems(found);
    setShown((times) => times + 1);
  };
  const goOn = async () => {
    setFailure(undefined);
    const found = problemsIn(step, values, facts);
    if (Object.keys(found).length > 0) return show(found);
    try {
      keep();
      if (Object.keys(part).length > 0) await save.mutateAsync(part);
      goTo(steps[steps.indexOf(step) + 1] ?? 'offer');
    } catch (error) {
      setFailure(await wordsFor(error));
    }
  };
  return {
    ...{ application, user, values, problems, shown, step, failure, goTo, goOn, show },
    busy: save.isPending,
    change: (changed: Partial<Values>) => {
      setValues((before) => ({ ...before, ...changed }));
      setProblems({});
    },
  };
};

/** Writes a part down when the hand rests, so that nothing is lost with the tab. */
const useAutosave = (step: Step, part: Change) => {
  const { mutate } = useSave();
  const content = JSON.stringify(part);
  const kept = useRef({ step, content });
  useEffect(() => {
    if (kept.current.step !== step) kept.current = { step, content };
    if (content === kept.current.content || content === '{}') return;
    const timer = setTimeout(() => {
      kept.current = { step, content };
      mutate(JSON.parse(content) as Change);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [content, step, mutate]);
  return () => {
    kept.current = { step, content };
  };
};
