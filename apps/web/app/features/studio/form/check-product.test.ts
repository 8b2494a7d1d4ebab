import { describe, expect, it } from 'vitest';
import { studioTypes } from '../product-types.ts';
import { checkProduct } from './check-product.ts';
import { type Draft, emptyDraft, noWords } from './draft.ts';
import { refusedFields } from './problems.ts';
import type { ProductBody } from './to-body.ts';

const words = {
  name: 'A signed photograph',
  shortAbout: 'Signed by hand',
  about: 'Signed for you by name',
  place: 'Lviv',
};

const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(),
  texts: { en: words, uk: noWords, ru: noWords },
  standardRate: '40',
  idImage: 'a-picture-of-22-letters',
  variations: [{ key: 'a', size: 'M', name: '', price: '25,50', total: '3' }],
  startsAt: '2099-01-01T19:00',
  capacity: '30',
  slots: [{ key: 'a', startsAt: '2099-01-01T19:00', capacity: '8' }],
  units: '10',
  ...changes,
});

const check = (changes: Partial<Draft> = {}, type: ProductBody['type'] = 'AUTOGRAPH') =>
  checkProduct({ type, draft: aDraft(changes), own: 'en' });

it.each(studioTypes)('takes a filled form of %s', (type) => {
  expect(check({}, type).problems).toBeUndefined();
});

it.each(studioTypes)('names what an empty form of %s lacks', (type) => {
  const { problems } = checkProduct({ type, draft: emptyDraft(), own: 'uk' });
  expect(problems).toMatchObject({ 'texts.uk.name': 'required', 'texts.uk.about': 'required' });
});

describe('the body', () => {
  it('has only what the type asks for, with sums in cents', () => {
    const { body } = check({ expressRate: '1,250' });
    expect(body).toEqual({
      productType: 'AUTOGRAPH',
      subscriptionAccess: null,
      language: 'en',
      name: words.name,
      shortAbout: words.shortAbout,
      about: words.about,
      translations: {},
      standardRate: 4000,
      expressRate: 125_000,
      idImage: 'a-picture-of-22-letters',
      moreImages: [],
    });
  });

  it('is in the language that was written, whichever the reader has', () => {
    const { body } = checkProduct({
      type: 'MSG',
      draft: aDraft({ texts: { en: noWords, uk: words, ru: noWords } }),
      own: 'en',
    });
    expect(body).toMatchObject({ language: 'uk', name: words.name, translations: {} });
  });

  it('counts no stock where none was written', () => {
    const { body } = check({ variations: [{ key: 'a', size: '', name: '', price: '5', total: '' }] }, 'PHYSICAL');
    expect(body).toMatchObject({ variations: [{ price: 500, total: null }] });
  });
});

describe('a mistake is named at its field:', () => {
  it.each<[string, Partial<Draft>, ProductBody['type'], object]>([
    ['no sum', { standardRate: 'forty' }, 'AUTOGRAPH', { standardRate: 'notMoney' }],
    ['too cheap', { standardRate: '0.50' }, 'AUTOGRAPH', { standardRate: 'tooSmall' }],
    ['express for less', { expressRate: '30' }, 'AUTOGRAPH', { expressRate: 'invalid' }],
    ['no number', { capacity: 'many' }, 'EVENT', { capacity: 'notNumber' }],
    ['no picture', { idImage: null }, 'EVENT', { idImage: 'required' }],
    ['no way to send it', { deliveryMethods: [] }, 'PHYSICAL', { deliveryMethods: 'tooSmall' }],
    ['picked up nowhere', { deliveryMethods: ['pickup'] }, 'PHYSICAL', { pickupPlace: 'invalid' }],
    [
      'half a translation',
      { texts: { en: words, uk: { ...noWords, name: 'Підписане фото' }, ru: noWords } },
      'AUTOGRAPH',
      { 'texts.uk.about': 'required', 'texts.uk.shortAbout': 'required' },
    ],
    [
      'a line without a price',
      { variations: [{ key: 'a', size: '', name: '', price: '', total: '' }] },
      'PHYSICAL',
      { 'variations.0.price': 'required' },
    ],
  ])('%s', (_what, changes, type, problems) => {
    expect(check(changes, type).problems).toEqual(problems);
  });

  it('what the server refuses is shown at its field too', () => {
    const wanted: ProductBody = { type: 'EVENT', draft: aDraft(), own: 'en' };
    expect(refusedFields({ name: 'nameAndTypeTaken' }, wanted)).toEqual({ 'texts.en.name': 'nameTaken' });
    expect(refusedFields({ name: 'contentExists' }, wanted)).toEqual({ 'texts.en.about': 'contentTaken' });
    const full = { name: 'incompleteRequest', reason: { kind: 'tooManyProducts' } } as const;
    expect(refusedFields(full, wanted)).toEqual({ 'texts.en.name': 'tooMany' });
    expect(refusedFields({ name: 'dateCannotChange' }, wanted)).toEqual({ startsAt: 'dateLocked' });
    expect(refusedFields({ name: 'dateCannotChange' }, { ...wanted, type: 'MUSEUM_TOUR' })).toEqual({
      slots: 'dateLocked',
    });
    expect(refusedFields({ name: 'mandatoryFieldNull', fields: { startsAt: 'tooSmall' } }, wanted)).toEqual({
      startsAt: 'tooSmall',
    });
    expect(refusedFields({ name: 'badInternet' }, wanted)).toBeUndefined();
  });
});
