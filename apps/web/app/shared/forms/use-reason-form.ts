import { oneLine } from './one-line.ts';
import { useForm } from './use-form.ts';

type Given<Chosen> = {
  /** What is decided besides the reason. */
  start: Chosen;
  min: number;
  max: number;
  /** Shown when the reason is too short. */
  short: string;
  /** The text for a refusal that the page explains itself. */
  explain: (error: unknown) => string | undefined;
};

/** A decision with a reason that others read. A refusal that the page explains is shown at the reason. */
export const useReasonForm = <Chosen extends object>({ start, min, max, short, explain }: Given<Chosen>) => {
  const form = useForm<Chosen & { reason: string }, { reason?: string }>({
    start: { ...start, reason: '' },
    check: ({ reason }) => (oneLine(reason).length < min ? { reason: short } : {}),
    refusedFields: (error) => {
      const reason = explain(error);
      return reason === undefined ? undefined : { reason };
    },
  });
  const { reason } = form.values;
  const field = {
    maxLength: max,
    value: reason,
    problem: form.problems.reason,
    onChange: ({ target }: { target: { value: string } }) =>
      form.change({ reason: target.value } as Partial<Chosen & { reason: string }>),
  };
  return { form, field, reason };
};
