// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { VideoLink } from './video-link.tsx';

afterEach(cleanup);

const aVideo = () => (
  <VideoLink
    src="https://player.example/embed/1?autoplay=1"
    href="https://videos.example/1"
    title="Sintel"
    picture="/media/abc"
    sizes="100vw"
    play="Play on Videos"
  />
);

const addressesIn = (markup: string) => [...markup.matchAll(/(?:src|srcSet|srcset)="([^"]+)"/g)].map(([, url]) => url);

it('loads nothing of the other site with the page', () => {
  const markup = renderToStaticMarkup(aVideo());
  expect(markup).not.toContain('iframe');
  expect(markup).not.toContain('player.example');
  expect(addressesIn(markup)).toHaveLength(2);
  for (const address of addressesIn(markup)) expect(address).toMatch(/^\/media\/abc\//);
});

it('says what it plays, and from where', () => {
  render(aVideo());
  expect(screen.getByRole('button', { name: 'Play on Videos Sintel' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sintel' }).getAttribute('href')).toBe('https://videos.example/1');
});

it.each(['{Enter}', ' '])('becomes the player by the key %j, which takes the focus once', async (key) => {
  const { rerender } = render(aVideo());
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await user.keyboard(key);

  const frame = screen.getByTitle('Sintel');
  expect(frame.getAttribute('src')).toBe('https://player.example/embed/1?autoplay=1');
  expect(frame.getAttribute('allow')).toContain('autoplay');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(frame);
  screen.getByRole('link').focus();
  rerender(aVideo());
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

it('stands on a dark stage without a picture', () => {
  render(<VideoLink src="/player" href="/page" title="Sintel" picture={null} sizes="100vw" play="Play" />);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play Sintel' })).toBeTruthy();
});
