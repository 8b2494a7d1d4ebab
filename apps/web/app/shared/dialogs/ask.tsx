import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { DialogProvider } from '../../ui/dialogs/dialog-context.ts';
import { useOnNavigate } from '../navigation/use-on-navigate.ts';
import { createQuestions, type Question } from './questions.ts';

const questions = createQuestions();
const none = questions.current();

/** Opens a modal, identified by its component, and resolves with the answer; undefined when it was closed. */
export const ask = questions.ask;

export const ModalHost = () => {
  const open = useSyncExternalStore(questions.subscribe, questions.current, () => none);
  useOnNavigate(questions.closeAll);
  useEffect(() => questions.forgetAll, []);
  return open.map((question) => <OpenModal key={question.id} question={question} />);
};

const OpenModal = ({ question: { id, opened, element } }: { question: Question }) => {
  const [opener] = useState(() => document.activeElement);
  const closed = () => {
    questions.forget(id);
    if (opener instanceof HTMLElement) opener.focus();
  };
  return (
    <DialogProvider value={{ opened, close: () => questions.answer(id), closed }}>
      <Suspense>{element}</Suspense>
    </DialogProvider>
  );
};
