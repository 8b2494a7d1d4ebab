import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useForm } from '../../shared/forms/use-form.ts';
import { type Change, useSave } from './api.ts';
import { applicationDraft } from './draft.ts';
import {
  openStep,
  type Problems,
  partOf,
  problemsIn,
  type Step,
  stepOf,
  steps,
  type Values,
  valuesOf,
} from './steps.ts';

export type Applying = ReturnType<typeof useApplication>;

const pauseMs = 800;

/** The form across all steps. The step is part of the URL, so that the browser's Back works. */
export const useApplication = (application: Application, user: SelfUser) => {
  const [query, setQuery] = useSearchParams();
  const save = useSave();
  const facts = { application, user };
  const requested = query.get('step');
  const draft = applicationDraft(application);
  // Chosen once, so that the step does not change while it is being filled in.
  const [start] = useState(() => openStep(null, { ...valuesOf(application), ...draft.read() }, facts));
  const stepWith = (values: Values) => openStep(requested ?? start, values, facts);
  const form = useForm<Values, Problems>({
    start: () => valuesOf(application),
    draft,
    check: (values) => problemsIn(stepWith(values), values, facts),
  });
  const step = stepWith(form.values);
  const part = partOf(step, form.values);
  const keep = useAutosave(step, part);

  const goTo = (to: Step) => setQuery({ step: to });
  const saveAndGoOn = async () => {
    keep();
    if (Object.keys(part).length > 0) await save.mutateAsync(part);
    goTo(steps[steps.indexOf(step) + 1] ?? 'offer');
  };
  return {
    ...form,
    application,
    user,
    step,
    goTo,
    dropDraft: draft.drop,
    goOn: () => form.submit(saveAndGoOn),
    /** Goes to the step of a field that the server requires. */
    pointAt: (missing: string) => {
      goTo(stepOf(missing));
      form.fail({ [missing]: true });
    },
  };
};

/** Saves a step shortly after the last change, so that it survives the tab. */
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
