/** Titles and descriptions for the browser's tab, search engines and shared links. */
export const titles = {
  home: 'Stagedoor — knock, they answer',
  homeDescription:
    'Autographs, video greetings, messages and calls from the people you admire. Pay once, see every cent, get it on time or get it back.',
  explore: 'Explore — Stagedoor',
  exploreGroup: '{group} — Stagedoor',
  exploreDescription: 'People who answer: singers, athletes, writers and many more, each with a price on the door.',
  profile: '{name}, {headline} — Stagedoor',
  login: 'Log in — Stagedoor',
  loginDescription: 'Log in to your orders, chats and wallet.',
};
