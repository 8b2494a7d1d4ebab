import { Suspense, useState, useSyncExternalStore } from 'react';
import { DialogProvider } from '../ui/dialog-context.ts';
import { createQuestions, type Question } from './questions.ts';
import { useOnNavigate } from './use-on-navigate.ts';

const questions = createQuestions();
const none = questions.current();

/** Opens a modal, known by its component, and resolves with the answer; undefined when it was closed. */
export const ask = questions.ask;

export const ModalHost = () => {
  const open = useSyncExternalStore(questions.subscribe, questions.current, () => none);
  useOnNavigate(questions.closeAll);
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
