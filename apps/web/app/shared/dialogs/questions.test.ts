import { describe, expect, expectTypeOf, it } from 'vitest';
import { createQuestions, type ModalProps } from './questions.ts';

const Confirm = (_: ModalProps<'yes' | 'no'> & { text: string }) => null;
const Notice = (_: ModalProps<void>) => null;

describe('ask()', () => {
  it('resolves with the answer', async () => {
    const questions = createQuestions();
    const answer = questions.ask(Confirm, { text: 'Sure?' });
    expectTypeOf(answer).resolves.toEqualTypeOf<'yes' | 'no' | undefined>();
    questions.answer(1, 'yes');
    expect(await answer).toBe('yes');
  });

  it('resolves with nothing when the modal is closed', async () => {
    const questions = createQuestions();
    const answer = questions.ask(Notice);
    questions.closeAll();
    expect(await answer).toBeUndefined();
  });

  it('keeps an answered modal until it has faded, then forgets it', () => {
    const questions = createQuestions();
    void questions.ask(Notice);
    questions.answer(1);
    expect(questions.current()).toMatchObject([{ id: 1, opened: false }]);
    questions.forget(1);
    expect(questions.current()).toEqual([]);
  });

  it('resolves with nothing when nothing shows it any more, and can be asked again', async () => {
    const questions = createQuestions();
    const answer = questions.ask(Notice);
    questions.forgetAll();
    expect(await answer).toBeUndefined();
    expect(questions.current()).toEqual([]);
    void questions.ask(Notice);
    expect(questions.current()).toMatchObject([{ id: 2, opened: true }]);
  });

  it('lets one modal ask another', async () => {
    const questions = createQuestions();
    const first = questions.ask(Confirm, { text: 'Leave?' });
    const second = questions.ask(Confirm, { text: 'Really?' });
    questions.answer(2, 'no');
    expect(await second).toBe('no');
    expect(questions.current()).toMatchObject([
      { id: 1, opened: true },
      { id: 2, opened: false },
    ]);
    questions.closeAll();
    expect(await first).toBeUndefined();
  });

  it('shows the same question once, however often it is asked', async () => {
    const questions = createQuestions();
    const first = questions.ask(Confirm, { text: 'Leave?' });
    expect(await questions.ask(Confirm, { text: 'Leave?' })).toBeUndefined();
    expect(questions.current()).toHaveLength(1);
    questions.answer(1, 'yes');
    expect(await first).toBe('yes');
    void questions.ask(Confirm, { text: 'Leave?' });
    expect(questions.current()).toHaveLength(2); // the first one is still fading out
  });

  it('notifies listeners until they unsubscribe', () => {
    const questions = createQuestions();
    let calls = 0;
    const stop = questions.subscribe(() => {
      calls += 1;
    });
    void questions.ask(Notice);
    stop();
    questions.closeAll();
    expect(calls).toBe(1);
  });
});
