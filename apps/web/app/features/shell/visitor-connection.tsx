import { useEffect } from 'react';
import { joinLive } from '../../shared/live/join.ts';

/** A visitor is told nothing of their own, only what happens in the topics on the page. */
export default function VisitorConnection() {
  useEffect(() => joinLive(null), []);
  return null;
}
