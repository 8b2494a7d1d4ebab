import { ApiError } from '@stagedoor/contract/errors';
import type { FieldWord } from '@stagedoor/contract/field-problem';
import { limits } from '@stagedoor/contract/limits';
import { type SupportTopic, supportTopics } from '@stagedoor/contract/support-topics';
import { useSearchParams } from 'react-router';
import { draftAt, openDraft, textsIn } from '../../../shared/forms/draft.ts';
import { oneLine } from '../../../shared/forms/one-line.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSession } from '../../../shared/session/session.ts';
import { contactSupport } from './api.ts';

/** The request's number, and the address that the answer goes to. */
export type Sent = { number: string; email: string };

/** `email`: null until the user types one; a logged-in user's own is suggested. */
type Values = { topic: SupportTopic | ''; email: string | null; order: string; text: string };
type Problems = { [Field in keyof Values]?: FieldWord };

const topicIn = (name: unknown): SupportTopic | '' => supportTopics.find((known) => known === name) ?? '';

/** What the link passes on: the order, and the error before it. */
export const readLink = (query: URLSearchParams) => {
  const param = (name: string) => oneLine(query.get(name) ?? '');
  const code = param('code');
  const reference = [code && `error ${code}`, param('request')].filter(Boolean).join(', ');
  return {
    topic: topicIn(query.get('topic')),
    order: param('order').slice(0, limits.support.orderMax),
    reference: reference.slice(0, limits.support.referenceMax),
  };
};

/** Topic and order are those of the link that leads here, if it names them. */
const draftBeside = (linked: ReturnType<typeof readLink>) =>
  draftAt<Values>(openDraft('contact'), (stored) => ({
    ...textsIn(stored, ['email', 'text', 'order']),
    topic: topicIn(stored.topic),
    ...(linked.topic && { topic: linked.topic }),
    ...(linked.order && { order: linked.order }),
  }));

export const useContact = (onSent: (sent: Sent) => void) => {
  const [query] = useSearchParams();
  const { user } = useSession();
  const language = useLanguage();
  const linked = readLink(query);
  const draft = draftBeside(linked);
  const emailOf = ({ email }: Values) => (email ?? user?.email ?? '').trim();
  const bodyOf = (values: Values) => {
    const order = oneLine(values.order);
    const optional = { ...(order && { order }), ...(linked.reference && { reference: linked.reference }) };
    return { topic: values.topic, email: emailOf(values), text: values.text, language, ...optional };
  };
  const form = useForm<Values, Problems>({
    start: { topic: linked.topic, email: null, order: linked.order, text: '' },
    draft,
    check: async (values): Promise<Problems> => {
      const { checkContact } = await import('./check-contact.ts');
      return checkContact(bodyOf(values));
    },
    refusedFields: (error) => (error instanceof ApiError ? (error.fields as Problems | undefined) : undefined),
  });
  const send = async () => {
    const { topic, ...body } = bodyOf(form.values);
    if (topic === '') return;
    const { number } = await contactSupport({ topic, ...body });
    draft.drop();
    onSent({ number: String(number), email: emailOf(form.values) });
  };
  return {
    ...form,
    values: { ...form.values, email: form.values.email ?? user?.email ?? '' },
    reference: linked.reference,
    submit: () => form.submit(send),
  };
};
