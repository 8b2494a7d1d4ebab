import { ApiError } from '@stagedoor/contract/errors';
import { useCallback, useRef, useState } from 'react';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { useReady } from '../../ui/fields/form.tsx';
import { useShownAgain } from '../browser/use-shown-again.ts';
import { useProblemText } from '../feedback/use-problem-text.tsx';
import { wantsVerification } from '../verification/wants-verification.ts';
import type { Draft } from './draft.ts';

type Given<Values, Problems> = {
  start: Values | (() => Values);
  /** Where the values are kept until they are sent. */
  draft?: Draft<Values>;
  /** Problems by field path. May load the contract's schemas first, which are large. */
  check: (values: Values) => Problems | Promise<Problems>;
  /** The fields that a refusal of the server is about, if any. */
  refusedFields?: (error: unknown, values: Values) => Problems | undefined;
  /** Handles any other refusal; by default its text is in `failure`. */
  onFailure?: (error: unknown) => unknown;
};

/** Result of a submit that leaves the form: the button stays busy. */
export const leaving = 'leaving';

/**
 * The state of a form: its values, which survive a reload if there is a draft, and their problems. No field is marked before the
 * first submit; after a failed one, every change is validated. A problem that the server reported disappears when its field changes.
 */
export const useForm = <Values extends object, Problems extends object>(options: Given<Values, Problems>) => {
  const { draft, check } = options;
  const [start] = useState(options.start);
  const state = useValues(start, draft);
  const marks = useMarks<Problems>();
  const sending = useSending(options, marks, state.latest);
  const recheck = async (values: Values) => {
    const problems = await check(values);
    if (state.latest.current === values) marks.update(problems);
  };

  return {
    values: state.values,
    problems: marks.problems,
    /** Counts failed submits, so that each moves the focus to the first problem. */
    failures: marks.failures,
    failure: sending.failure,
    busy: sending.busy,
    /** Whether the values come from an earlier visit. */
    restored: state.restored,
    /** By the new values, or by how they follow from the latest ones: for what happens later, such as an upload. */
    change: (change: Partial<Values> | ((latest: Values) => Partial<Values>)) => {
      const part = typeof change === 'function' ? change(state.latest.current) : change;
      const next = state.set({ ...state.latest.current, ...part });
      draft?.keep(next);
      marks.change(Object.keys(part));
      sending.clearFailure();
      if (marks.isLive()) void recheck(next);
    },
    fail: marks.refuse,
    submit: sending.submit,
    startOver: () => {
      draft?.drop();
      state.startOver();
      marks.clear();
      sending.clearFailure();
    },
  };
};

/** Hydrates with the start values, then applies the draft; without hydration, before the first render of the children. */
const useValues = <Values extends object>(start: Values, draft: Draft<Values> | undefined) => {
  const ready = useReady();
  const [values, setValues] = useState(start);
  const [restored, setRestored] = useState<boolean>();
  if (ready && restored === undefined) {
    const saved = draft?.read();
    setRestored(saved !== undefined);
    if (saved) setValues({ ...values, ...saved });
  }
  // Two changes may come before the next render.
  const latest = useRef(values);
  latest.current = values;
  const set = (next: Values) => {
    latest.current = next;
    setValues(next);
    return next;
  };
  return {
    values,
    latest,
    set,
    restored: restored === true,
    startOver: () => {
      set(start);
      setRestored(false);
    },
  };
};

const hasAny = (problems: object) => Object.keys(problems).length > 0;

const without = <Problems extends object>(problems: Partial<Problems>, fields: readonly string[]) =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => !fields.includes(path.split('.', 1)[0] ?? '')),
  ) as Partial<Problems>;

type Marks<Problems> = ReturnType<typeof useMarks<Problems & object>>;

const useMarks = <Problems extends object>() => {
  const [found, setFound] = useState<Partial<Problems>>({});
  const [refused, setRefused] = useState<Partial<Problems>>({});
  const [failures, setFailures] = useState(0);
  const live = useRef(false);
  const count = () => setFailures((before) => before + 1);
  const show = (byCheck: Partial<Problems>, byServer: Partial<Problems>) => {
    live.current = hasAny(byCheck);
    setFound(byCheck);
    setRefused(byServer);
    if (hasAny(byCheck) || hasAny(byServer)) count();
  };
  return {
    problems: { ...found, ...refused },
    failures,
    count,
    isLive: () => live.current,
    clear: () => show({}, {}),
    find: (problems: Partial<Problems>) => show(problems, {}),
    refuse: (problems: Partial<Problems>) => show({}, problems),
    change: (fields: readonly string[]) => setRefused((before) => without(before, fields)),
    update: setFound,
  };
};

/** Loading the schemas may fail. */
const orBadInternet = (error: unknown): never => {
  throw error instanceof ApiError ? error : new ApiError('badInternet');
};

const useSending = <Values, Problems extends object>(
  { check, refusedFields, onFailure }: Given<Values, Problems>,
  marks: Marks<Problems>,
  latest: { current: Values },
) => {
  const problemText = useProblemText();
  const [failure, setFailure] = useState<ProblemText>();
  const [busy, setBusy] = useState(false);
  // Set synchronously: the second click of a double click comes before the next render.
  const isBusy = useRef(false);
  const press = useCallback((pressed: boolean) => {
    isBusy.current = pressed;
    setBusy(pressed);
  }, []);
  useShownAgain(useCallback(() => press(false), [press]));

  const failed = async (error: unknown) => {
    if (wantsVerification(error)) return; // the person closed the verification dialog
    const problems = refusedFields?.(error, latest.current);
    if (problems && hasAny(problems)) marks.refuse(problems);
    else if (onFailure) await onFailure(error);
    else {
      setFailure(await problemText(error));
      marks.count();
    }
  };
  const submit = async (send: () => unknown): Promise<void> => {
    if (isBusy.current) return;
    press(true);
    setFailure(undefined);
    let result: unknown;
    try {
      const problems = await Promise.resolve(check(latest.current)).catch(orBadInternet);
      marks.find(problems);
      if (!hasAny(problems)) result = await send();
    } catch (error) {
      await failed(error);
    } finally {
      press(result === leaving);
    }
  };
  return { failure, busy, submit, clearFailure: () => setFailure(undefined) };
};
