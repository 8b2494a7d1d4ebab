import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import type { Chat } from './use-chat.ts';

const framesToWait = 30;
const markedMs = 2_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Leads to a message, however far up it is, and marks it for a moment. */
export const useJump = (chat: Chat) => {
  const showProblem = useShowProblem();
  return async (seq: number): Promise<void> => {
    try {
      await chat.loadTo(seq);
    } catch (error) {
      return showProblem(error);
    }
    for (let frame = 0; frame < framesToWait; frame += 1) {
      const message = document.getElementById(`m${seq}`);
      if (message) return show(message);
      await nextFrame();
    }
  };
};

const show = (message: HTMLElement) => {
  message.scrollIntoView({ block: 'center' });
  message.dataset.found = 'yes';
  setTimeout(() => delete message.dataset.found, markedMs);
};
