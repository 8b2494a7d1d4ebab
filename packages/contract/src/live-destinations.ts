import type { LiveTopic } from './live/live-topic.ts';

/** The URL of the WebSocket, and its STOMP destinations. */
export const socketPath = '/ws';
export const syncDestination = '/sync';
export const queueOf = (idUser: number, device: string) => `/queue/${idUser}/${device}`;
export const topicsPrefix = '/topic/';
export const topicOf = ({ name }: Pick<LiveTopic, 'name'>, id: number) => `${topicsPrefix}${name}/${id}`;
