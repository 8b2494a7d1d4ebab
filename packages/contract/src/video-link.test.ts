import { expect, it } from 'vitest';
import { parseVideoLink, videoFrame, videoPage } from './video-link.ts';

const youtube = { site: 'YOUTUBE', idVideo: 'dQw4w9WgX-_' } as const;
const vimeo = { site: 'VIMEO', idVideo: '76979871' } as const;

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgX-_',
  'http://youtube.com/watch?v=dQw4w9WgX-_',
  '  HTTPS://M.YouTube.com/watch/?app=desktop&v=dQw4w9WgX-_&t=1m30s#comments ',
  'https://music.youtube.com/watch?v=dQw4w9WgX-_&list=RDAMVM',
  'https://www.youtube.com:443/watch?v=dQw4w9WgX-_&v=another',
  'youtube.com/watch?v=dQw4w9WgX-_',
  'https://youtu.be/dQw4w9WgX-_?si=abc&t=90',
  'youtu.be/dQw4w9WgX-_/',
  'https://www.youtube.com/shorts/dQw4w9WgX-_?feature=share',
  'https://www.youtube.com/live/dQw4w9WgX-_',
  'https://www.youtube.com/embed/dQw4w9WgX-_?start=90',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgX-_',
  'https://youtube.com/v/dQw4w9WgX-_',
])('finds the video of YouTube in %j', (text) => {
  expect(parseVideoLink(text)).toEqual(youtube);
});

it.each([
  'https://vimeo.com/76979871',
  'http://www.vimeo.com/76979871/?share=copy#t=10s',
  'vimeo.com/76979871',
  'https://player.vimeo.com/video/76979871?h=8272103f6e',
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://vimeo.com/groups/short-films/videos/76979871',
  'https://vimeo.com/showcase/123/video/76979871',
])('finds the video of Vimeo in %j', (text) => {
  expect(parseVideoLink(text)).toEqual(vimeo);
});

it.each([
  '',
  'dQw4w9WgX-_',
  'look: https://youtu.be/dQw4w9WgX-_',
  'https://youtu.be/dQw4w9WgX-_ and more',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgX-_long',
  'https://www.youtube.com/watch?v=dQw4w9WgX%2F%2E',
  'https://www.youtube.com/@orysia',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://www.youtube.com/embed/videoseries?list=PL1234567890',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/redirect?q=https://youtu.be/dQw4w9WgX-_',
  'https://www.youtube-nocookie.com/watch?v=dQw4w9WgX-_',
  'https://vimeo.com/orysia',
  'https://vimeo.com/0',
  'https://vimeo.com/76979871/8272103f6e',
  'https://vimeo.com/1234567890123',
  'https://vimeo.com/../76979871x',
])('finds none in %j', (text) => {
  expect(parseVideoLink(text)).toBeNull();
});

it.each([
  'https://youtube.com.evil.org/watch?v=dQw4w9WgX-_',
  'https://evil-youtube.com/watch?v=dQw4w9WgX-_',
  'https://notyoutu.be/dQw4w9WgX-_',
  'https://evil.org/youtube.com/watch?v=dQw4w9WgX-_',
  'https://evil.org/?https://youtu.be/dQw4w9WgX-_',
  'https://evil.youtube.com/watch?v=dQw4w9WgX-_',
  'https://www.youtube.com./watch?v=dQw4w9WgX-_',
  'https://www.уoutube.com/watch?v=dQw4w9WgX-_',
  'https://vimeo.com.evil.org/76979871',
  'https://evil.vimeo.com/76979871',
  'https://www.youtube.com:8080/watch?v=dQw4w9WgX-_',
  'https://user@www.youtube.com/watch?v=dQw4w9WgX-_',
  'https://user:secret@vimeo.com/76979871',
  'https://www.youtube.com@evil.org/watch?v=dQw4w9WgX-_',
  'ftp://www.youtube.com/watch?v=dQw4w9WgX-_',
  'javascript://www.youtube.com/watch?v=dQw4w9WgX-_',
  'javascript:alert(1)',
  'data:text/html,https://youtu.be/dQw4w9WgX-_',
])('is not deceived by %j', (text) => {
  expect(parseVideoLink(text)).toBeNull();
});

it.each([youtube, vimeo])('knows the page and the frame of $site, and finds the video in both', (video) => {
  for (const link of [videoPage(video), videoFrame(video)]) expect(parseVideoLink(link)).toEqual(video);
});

it('sets no cookies before the visitor watches, as far as the sites allow', () => {
  expect(videoFrame(youtube)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgX-_?autoplay=1&rel=0');
  expect(videoFrame(vimeo)).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1');
});
