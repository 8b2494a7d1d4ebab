import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as a line of text. */
const near = 48;

/**
 * The positions of the first and the last message, whether the last is an own one, how many wait to be sent, and how
 * many calls stand between them.
 */
type Shown = { first: number | undefined; last: number; isOwn: boolean; waiting: number; calls: number };

/**
 * Keeps the reader's place. At the end it follows new messages; further up nothing moves: older messages are added above
 * without a jump, and new ones are only counted, as `missed`. Own messages always lead to the end.
 */
export const useScroll = ({ first, last, isOwn, waiting, calls }: Shown) => {
  const box = useRef<HTMLDivElement>(null);
  const entries = useRef<HTMLDivElement>(null);
  const before = useRef({ first, last: 0, waiting, calls, height: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(last);

  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' });
    setSeen(last);
  };
  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    const at = current.scrollHeight - current.scrollTop - current.clientHeight < near;
    before.current.isAtEnd = at;
    before.current.height = current.scrollHeight;
    setAtEnd(at);
    if (at) setSeen(last);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after messages were added
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const known = before.current;
    const isOlder = known.first !== undefined && first !== undefined && first < known.first;
    const isMoreAbove = isOlder || (calls > known.calls && !known.isAtEnd);
    if (isMoreAbove && last === known.last) {
      current.scrollTop += current.scrollHeight - known.height;
    } else if (known.isAtEnd || waiting > known.waiting || (isOwn && last > known.last)) {
      current.scrollTop = current.scrollHeight;
      known.isAtEnd = true;
      setSeen(last);
    }
    before.current = { ...known, first, last, waiting, calls, height: current.scrollHeight };
  }, [first, last, waiting, calls]);

  // Pictures, calls and clocks arrive after the messages they belong to.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (before.current.isAtEnd && box.current) box.current.scrollTop = box.current.scrollHeight;
    });
    if (entries.current) observer.observe(entries.current);
    return () => observer.disconnect();
  }, []);

  return { box, entries, onScroll, toEnd, isAtEnd, seen };
};
