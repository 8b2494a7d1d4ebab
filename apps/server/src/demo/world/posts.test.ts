import { feedLimits } from '@stagedoor/contract/feed-limits';
import { expect, it } from 'vitest';
import { makeWorld } from './index.ts';
import type { DemoComment, DemoPost } from './posts/demo-post.ts';
import { communityPosts } from './posts/orysia.ts';
import { readersOf } from './posts/readers.ts';
import { smallTalk, thanks } from './posts/small-talk.ts';
import { feedPosts } from './posts.ts';

const { talents, fans } = makeWorld();
const posts = [...Object.values(feedPosts).flat(), ...communityPosts];

const letters: Record<DemoPost['language'], RegExp> = {
  en: /^\P{Script=Cyrillic}*$/u,
  uk: /^[^ыэъё\p{Script=Latin}]*$/iu,
  ru: /^[^іїєґ’\p{Script=Latin}]*$/iu,
};

it('has posts of every talent, and of nobody else', () => {
  expect(Object.keys(feedPosts).sort()).toEqual(talents.map(({ nickname }) => nickname).sort());
  for (const written of Object.values(feedPosts)) expect(written.length).toBeGreaterThan(1);
});

it('writes in languages that the talent speaks, in three of them altogether', () => {
  for (const { nickname, languages } of talents) {
    for (const { language } of feedPosts[nickname] ?? []) expect(languages, nickname).toContain(language);
  }
  expect(new Set(posts.map(({ language }) => language))).toEqual(new Set(['en', 'uk', 'ru']));
});

it('keeps to the letters of the language', () => {
  for (const { language, text } of posts) {
    // Poems and dictionaries may quote a word.
    expect(text.replaceAll(/“[^”]*”/g, '')).toMatch(letters[language]);
  }
  for (const language of ['en', 'uk', 'ru'] as const) {
    for (const text of [...smallTalk[language], ...thanks[language]]) expect(text).toMatch(letters[language]);
  }
});

it('keeps to the limits of the composer, and says nothing twice', () => {
  const comments = posts.flatMap(({ comments: said = [] }) => said);
  const all: DemoComment[] = [...comments, ...comments.flatMap(({ answers = [] }) => answers)];
  for (const { text, title = '', poll } of posts) {
    expect(text.trim()).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(feedLimits.titleMax);
    expect(poll?.answers.length ?? feedLimits.poll.answersMin).toBeLessThanOrEqual(feedLimits.poll.answersMax);
  }
  const texts = [...posts, ...all].map(({ text }) => text);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

it('lets only members read what is for members', () => {
  const post = { days: 10, language: 'en', text: '' } as const;
  expect(readersOf(fans, 'orysia', post)).toHaveLength(fans.length - 1);
  const members = readersOf(fans, 'orysia', { ...post, audience: 'members' });
  const backstage = readersOf(fans, 'orysia', { ...post, audience: [1] });
  expect(members.length).toBeGreaterThan(backstage.length);
  expect(members).toEqual(expect.arrayContaining(backstage));
  expect(readersOf(fans, 'kwame', { ...post, audience: 'members' })).toEqual([]);
});
