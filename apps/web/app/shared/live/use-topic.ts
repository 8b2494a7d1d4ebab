import '../schemas-without-eval.ts';
import type { LiveEvent } from '@stagedoor/contract/live/live-event';
import { type LiveTopic, readTopicEvent, type TopicEvent } from '@stagedoor/contract/live/live-topic';
import { topicOf } from '@stagedoor/contract/live-destinations';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session.ts';
import { joinAsVisitor } from './visit.ts';
import { watchTopic } from './watched-topics.ts';

/** `key` lets in where that takes one, such as the token of a mailed link. */
type Where = { id: number | undefined; key?: string };

/**
 * Runs while the component is there, each time something happens in the topic; nothing is watched without an `id`. Null: look
 * again. All tabs of the browser share one subscription, which comes back after a cut with what was missed.
 */
export const useTopic = <Topic extends LiveTopic>(
  topic: Topic,
  { id, key }: Where,
  hear: (event: TopicEvent<Topic> | null) => void,
): void => {
  const act = useEffectEvent((event: LiveEvent | null) => hear(event && readTopicEvent(topic, event)));
  const { signed } = useSession();
  const isVisitor = id !== undefined && !signed;
  useEffect(() => (isVisitor ? joinAsVisitor() : undefined), [isVisitor]);
  useEffect(
    () => (id === undefined ? undefined : watchTopic(topicOf(topic, id), key, (event) => act(event))),
    [topic, id, key],
  );
};
