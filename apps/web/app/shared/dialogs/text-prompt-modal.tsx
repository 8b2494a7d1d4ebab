import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useIdempotent } from '../api/use-idempotent.ts';
import { DialogForm } from '../forms/dialog-form.tsx';
import { useReasonForm } from '../forms/use-reason-form.ts';
import type { ModalProps } from './questions.ts';

export type TextPrompt = {
  /** The id of what the text is about. */
  id: number;
  send: (id: number, words: string, idempotencyKey: string) => Promise<unknown>;
  title: string;
  lead: string;
  label: string;
  /** The error when the text is too short. */
  short: string;
  /** The error when the item has changed meanwhile. */
  changed: string;
  min: number;
  max: number;
  submit: string;
  keep: string;
  look?: 'primary' | 'stop';
};

const isLate = (error: unknown) => {
  const kind = incompleteReasonOf(error)?.kind;
  return (
    kind === 'notPossibleNow' || kind === 'stateChanged' || (error instanceof ApiError && error.name === 'pageNotFound')
  );
};

/** Asks for a text: a reason, an answer. The input is kept when the server refuses it. */
export default function TextPromptModal({ answer, ...prompt }: ModalProps<'sent'> & TextPrompt) {
  const { id, send, title, lead, label, short, changed, min, max, submit, keep, look = 'primary' } = prompt;
  const explain = (error: unknown) => (isLate(error) ? changed : undefined);
  const { form, field, reason: words } = useReasonForm({ start: {}, min, max, short, explain });
  const sendOnce = useIdempotent((text: string, idempotencyKey) => send(id, text, idempotencyKey));
  const sendWords = async () => {
    await sendOnce(words.trim());
    answer('sent');
  };
  return (
    <DialogForm {...{ title, form, submit, look, keep }} send={sendWords} onKeep={() => answer()}>
      <p>{lead}</p>
      <TextArea {...field} label={label} data-autofocus />
    </DialogForm>
  );
}
