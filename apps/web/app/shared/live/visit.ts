let visits = 0;
let joined: Promise<() => void> | undefined;

/** Visitors are connected only while the page watches a topic; users are always connected. */
export const joinAsVisitor = (): (() => void) => {
  if (visits++ === 0) joined = import('./join.ts').then(({ joinLive }) => joinLive(null));
  return () => {
    if (--visits === 0) void joined?.then((leave) => leave());
  };
};
