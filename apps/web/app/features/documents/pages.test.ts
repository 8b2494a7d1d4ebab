import { fictionalCompany } from '@stagedoor/contract/company';
import { type Language, limits } from '@stagedoor/contract/limits';
import { reportReasons } from '@stagedoor/contract/report-reasons';
import { documentVersions } from '@stagedoor/contract/schemas/application';
import { describe, expect, it } from 'vitest';
import { themeCookie } from '../../shared/browser/theme-choice.ts';
import { languageCookie } from '../../shared/i18n/language.ts';
import { textsIn } from '../../shared/i18n/texts.server.ts';
import { countryCookie, currencyCookie } from '../../shared/money/currency.ts';
import { documentNames } from '../../shared/navigation/document-names.ts';
import { signedCookie } from '../../shared/session/browser-session.ts';
import { textOfBlocks } from './blocks.ts';
import { gapsFor } from './fill-gaps.server.ts';
import { groupsOf } from './help/answers.ts';
import { type Page, parseMarkdown } from './parse-markdown.server.ts';
import { type PageName, sourceOf, sources } from './read-page.server.ts';

const names: readonly PageName[] = ['help', ...documentNames];
const fees = { version: 1, interaction: 15, support: 10, goods: 8, validFrom: '2026-01-01T00:00:00.000Z' };
const next = { ...fees, version: 2, goods: 9, validFrom: '2027-01-01T00:00:00.000Z' };

const read = async (language: Language, name: PageName): Promise<Page> => {
  const facts = { language, company: fictionalCompany, fees: { current: fees, next }, texts: await textsIn(language) };
  return parseMarkdown(sourceOf(language, name), gapsFor(facts));
};
const idsOf = ({ blocks }: Page) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

it('there is nothing else among the pages', () => {
  expect(Object.keys(sources)).toHaveLength(names.length * limits.languages.length);
});

describe.each(limits.languages)('the pages in %s', (language) => {
  it.each(names)(
    '%s: every gap is filled, no anchor is there twice, and it links only to what is there',
    async (name) => {
      const page = await read(language, name);
      const text = `${page.title} ${page.summary} ${textOfBlocks(page.blocks)}`;
      expect(text).not.toMatch(/\{\{|\}\}|undefined|\]\(/);
      expect(new Set(idsOf(page)).size).toBe(idsOf(page).length);
      for (const [, path = '', id] of sourceOf(language, name).matchAll(
        /\]\((\/[a-z-]*)(?:\?[^)#]*)?(?:#([a-z-]+))?\)/g,
      )) {
        const target = names.find((known) => path === `/${known}`);
        if (!target || id === undefined || id === 'contact') continue;
        expect(idsOf(await read(language, target)), `${path}#${id}`).toContain(id);
      }
    },
  );

  it('have the sections and versions of the English ones', async () => {
    for (const name of names) {
      const [own, english] = [await read(language, name), await read('en', name)];
      expect(idsOf(own)).toEqual(idsOf(english));
      expect(own.version).toBe(english.version);
    }
  });

  it('answer twenty-seven questions', async () => {
    const { blocks } = await read(language, 'help');
    expect(groupsOf(blocks).flatMap(({ answers }) => answers)).toHaveLength(27);
  });

  it('say a line for each reason of a report', async () => {
    const list = (await read(language, 'rules')).blocks.find(({ kind }) => kind === 'list');
    expect(list).toMatchObject({ items: { length: reportReasons.length } });
    const source = sourceOf(language, 'rules');
    for (const reason of reportReasons) expect(source).toContain(`- **{{reason ${reason}}}.**`);
  });

  it('name every cookie and every entry of the browser’s storage', () => {
    const source = sourceOf(language, 'cookies');
    for (const cookie of [languageCookie, themeCookie, currencyCookie, countryCookie, signedCookie])
      expect(source).toContain(`| \`${cookie}\` |`);
    for (const key of [limits.storage.token, limits.storage.cookies, 'deviceId', 'knownPerson'])
      expect(source).toContain(`| \`${key}\` |`);
    for (const key of ['registration', 'purchase', 'asked', 'withdrawal', 'studio', 'deliver'])
      expect(source).toContain(`\`${key}.…\``);
  });

  it('show today’s fees and those that are announced', async () => {
    const table = (await read(language, 'talent-agreement')).blocks.find(({ kind }) => kind === 'table');
    const text = textOfBlocks(table ? [table] : []);
    const sums = language === 'en' ? ['$85.00', '$92.00'] : ['85,00\u00a0$', '92,00\u00a0$'];
    for (const figure of ['15', '10', '8', ...sums, '9', '2027']) expect(text).toContain(figure);
  });
});

it('have the version that a consent records', async () => {
  expect((await read('en', 'terms')).version).toBe(documentVersions.terms);
  expect((await read('en', 'talent-agreement')).version).toBe(documentVersions.offer);
});

const texts = await textsIn('en');

describe('what is not filled or not ours', () => {
  const gaps = gapsFor({ language: 'en', company: fictionalCompany, fees: { current: fees, next: null }, texts });
  const parse = (body: string) => parseMarkdown(`---\ntitle: T\nsummary: S\nversion: V\n---\n${body}`, gaps);

  it.each([
    '{{days orders.noSuchLimit}}',
    '{{weeks orders.standardDays}}',
    '{{company iban}}',
    '{{reason NONE}}',
    '{{button orders.actions.dance}}',
    '{{table prices}}',
    '<script>alert(1)</script>',
    '![picture](/x.png)',
    '# A title of its own',
    '## Without an anchor',
    '> quoted',
  ])('%s does not become a page', (body) => {
    expect(() => parse(body)).toThrow();
  });

  it('a value is never read as Markdown', () => {
    const company = { ...fictionalCompany, name: '**A** [b](/c) <b>' };
    const filled = gapsFor({ language: 'en', company, fees: { current: fees, next: null }, texts });
    const { blocks } = parseMarkdown('---\ntitle: T\nsummary: S\nversion: V\n---\n{{company name}}', filled);
    expect(blocks).toEqual([{ kind: 'paragraph', line: ['**A** [b](/c) <b>'] }]);
  });
});
