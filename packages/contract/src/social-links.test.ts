import { expect, it } from 'vitest';
import { networkNames, readSocialLink, type SocialNetwork } from './social-links.ts';

const cases: [SocialNetwork, string, string][] = [
  ['instagram', '@orysia.sings', 'https://instagram.com/orysia.sings'],
  ['instagram', 'orysia', 'https://instagram.com/orysia'],
  ['instagram', ' https://www.instagram.com/orysia/?igsh=abc#bio ', 'https://instagram.com/orysia'],
  ['instagram', 'HTTP://Instagram.com/Orysia', 'https://instagram.com/Orysia'],
  ['youtube', '@orysia', 'https://youtube.com/@orysia'],
  ['youtube', 'm.youtube.com/channel/UC1', 'https://youtube.com/channel/UC1'],
  ['facebook', 'facebook.com/profile.php?id=100&ref=x', 'https://facebook.com/profile.php?id=100'],
  ['x', 'https://twitter.com/orysia', 'https://twitter.com/orysia'],
  ['spotify', 'open.spotify.com/artist/1?si=2', 'https://open.spotify.com/artist/1'],
  ['website', 'orysia.example', 'https://orysia.example'],
  ['website', 'http://www.orysia.example/songs/', 'https://www.orysia.example/songs'],
  ['website', 'https://somebody:secret@orysia.example', 'https://orysia.example'],
];

it.each(cases)('takes for %s %j as %s', (network, typed, link) => {
  expect(readSocialLink(network, typed)).toEqual({ link });
  expect(readSocialLink(network, link)).toEqual({ link });
});

const refused: [SocialNetwork, string, string][] = [
  ['instagram', 'https://evil.example/orysia', 'otherNetwork'],
  ['instagram', 'https://instagram.com.evil.example/orysia', 'otherNetwork'],
  ['instagram', 'https://evil.example@t.me/orysia', 'otherNetwork'],
  ['telegram', 'https://instagram.com/orysia', 'otherNetwork'],
  ['website', 'https://instagram.com/orysia', 'otherNetwork'],
  ['instagram', 'https://instagram.com', 'invalid'],
  ['spotify', '@orysia', 'invalid'],
  ['website', 'orysia', 'invalid'],
  ['website', 'https://127.0.0.1/', 'invalid'],
  ['website', 'https://[::1]/', 'invalid'],
  ['website', 'https://orysia.example:8080', 'invalid'],
  ['website', 'https://localhost', 'invalid'],
];

it.each(refused)('refuses for %s %j as %s', (network, typed, problem) => {
  expect(readSocialLink(network, typed)).toEqual({ problem });
});

it.each(networkNames)('never takes a script or another scheme for %s', (network) => {
  for (const typed of ['javascript:alert(1)', 'javascript://t.me/%0aalert(1)', 'data:text/html,x', 'ftp://t.me/x']) {
    expect(readSocialLink(network, typed).link).toBeUndefined();
  }
});
