import { expect, it } from 'vitest';
import { httpProfilePages } from './profile-pages.ts';

const hosts = ['t.me', 'www.youtube.com', 'soundcloud.com', 'vimeo.com', 'github.com', 'voices.example'];
const { mayRead } = httpProfilePages({ hosts });

it.each([
  'https://github.com/lesia',
  'https://github.com/lesia-ukrainka/',
  'https://soundcloud.com/lesia_sings',
  'https://t.me/lesia_sings',
  'https://vimeo.com/lesia2',
  'https://www.youtube.com/@lesia',
  'https://www.youtube.com/channel/UCabc-123_x/about',
  'https://voices.example/lesia',
])('looks at a profile: %s', (address) => expect(mayRead(address)).toBe(true));

it.each([
  'https://github.com/lesia/songs',
  'https://github.com/lesia/songs/issues/1',
  'https://github.com/lesia?tab=stars',
  'https://github.com/',
  'https://gist.github.com/lesia',
  'https://soundcloud.com/lesia/a-song',
  'https://t.me/lesia_sings/17',
  'https://t.me/s/lesia_sings',
  'https://vimeo.com/76979871',
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@lesia/community',
  'https://voices.example/lesia/guestbook',
  'https://elsewhere.example/lesia',
  'lesia',
])('leaves to the staff where strangers can write: %s', (address) => expect(mayRead(address)).toBe(false));
