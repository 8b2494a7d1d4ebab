import { type ComponentType, createElement, type ReactNode } from 'react';

/** The props of every modal. Closing it answers with undefined. */
export type ModalProps<Result> = { answer: (result?: Result) => void };

export type Question = {
  readonly id: number;
  readonly opened: boolean;
  readonly element: ReactNode;
};

type ResultOf<Props> = Props extends ModalProps<infer Result> ? Result : never;
type Given<Props> = Omit<Props, keyof ModalProps<unknown>>;
type GivenArgs<Props> = keyof Given<Props> extends never ? [] : [props: Given<Props>];

type Ask = <Props extends ModalProps<never>>(
  Component: ComponentType<Props>,
  ...args: GivenArgs<Props>
) => Promise<ResultOf<Props> | undefined>;

const areSame = (one: object, other: object) => {
  const [these, those] = [Object.entries(one), new Map(Object.entries(other))];
  return these.length === those.size && these.every(([name, value]) => those.get(name) === value);
};

export const createQuestions = () => {
  let open: readonly Question[] = [];
  let lastId = 0;
  const answers = new Map<number, (result: unknown) => void>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Question[]) => {
    open = next;
    for (const listener of listeners) listener();
  };

  // Stays mounted while it fades out, so that the focus returns to the opener.
  const answer = (id: number, result?: unknown) => {
    answers.get(id)?.(result);
    answers.delete(id);
    change(open.map((question) => (question.id === id ? { ...question, opened: false } : question)));
  };

  const shown = new Map<number, { Component: ComponentType<object>; props: object }>();
  const isOpen = (Component: ComponentType<object>, props: object) =>
    open.some(({ id, opened }) => {
      const known = shown.get(id);
      return opened && known?.Component === Component && areSame(known.props, props);
    });

  // A double press opens one modal; the second call resolves with undefined.
  const ask = (Component: ComponentType<object>, props: object = {}) => {
    if (isOpen(Component, props)) return Promise.resolve(undefined);
    lastId += 1;
    const id = lastId;
    const answered = { ...props, answer: (result?: unknown) => answer(id, result) };
    const element = createElement(Component, answered);
    return new Promise((resolve) => {
      answers.set(id, resolve);
      shown.set(id, { Component, props });
      change([...open, { id, opened: true, element }]);
    });
  };

  return {
    ask: ask as Ask,
    answer,
    closeAll: () => {
      for (const { id, opened } of open) if (opened) answer(id);
    },
    forget: (id: number) => {
      shown.delete(id);
      change(open.filter((question) => question.id !== id));
    },
    /** When nothing shows them any more. */
    forgetAll: () => {
      for (const { id } of open) answers.get(id)?.(undefined);
      answers.clear();
      shown.clear();
      change([]);
    },
    current: () => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
