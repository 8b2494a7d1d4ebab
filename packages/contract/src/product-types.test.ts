import { describe, expect, it } from 'vitest';
import { fieldProblem } from './field-problem.ts';
import { limits } from './limits.ts';
import {
  type BuyerField,
  isStudioType,
  plainType,
  productTypeNames,
  ruleOf,
  wireType,
  wireTypeNames,
} from './product-types.ts';
import { productForms, saveProductBody } from './schemas/product-form.ts';
import { purchaseFields, purchaseFieldsOfUser } from './schemas/purchase.ts';

const delivery = { method: 'courier', country: 'ua', city: 'Lviv', address: '1 Soborna', zipCode: '79000' };
const filled: Record<BuyerField | 'phone', unknown> = {
  email: 'fan@mail.example',
  phone: '+380 (50) 123-45-67',
  recipientName: 'Olena',
  occasion: 'birthday',
  greetingLanguage: 'uk',
  wishes: 'Happy birthday',
  text: 'How are you?',
  fullName: 'Olena Moroz',
  companyName: 'Moroz Ltd',
  delivery,
  comment: 'Ring twice',
};
const everything = (type: (typeof productTypeNames)[number]) => {
  const { buyer, phone } = ruleOf(type);
  const fields = [...buyer.required, ...buyer.optional, ...(phone === 'none' ? [] : ['phone' as const])];
  return Object.fromEntries(fields.map((field) => [field, filled[field]]));
};
const problems = (type: (typeof productTypeNames)[number], form: object) =>
  purchaseFields(type)
    .safeParse(form, { reportInput: true })
    .error?.issues.map((issue) => [issue.path[0], fieldProblem(issue)]) ?? [];

// Specification §5, literally.
const mandatory: Partial<Record<(typeof productTypeNames)[number], readonly string[]>> = {
  MSG: ['text', 'email'],
  VIDEO_GREETING: ['recipientName', 'wishes', 'email'],
  AUTOGRAPH: ['recipientName', 'email'],
  AUTO_REPLY: ['email'],
  EVENT: ['phone', 'email'],
  COLLABORATION: ['fullName', 'phone', 'email', 'wishes'],
  PHYSICAL: ['fullName', 'phone', 'email', 'delivery'],
};

describe.each(productTypeNames)('the purchase form of %s', (type) => {
  const { buyer, phone, maxQuantity } = ruleOf(type);
  const required = [...buyer.required, ...(phone === 'required' ? (['phone'] as const) : [])];

  it('accepts what is filled in', () => {
    expect(problems(type, everything(type))).toEqual([]);
  });

  it('asks for what the specification asks for', () => {
    if (mandatory[type]) expect([...required].sort()).toEqual([...mandatory[type]].sort());
  });

  it('names each mandatory field that is missing or blank', () => {
    for (const field of required) {
      const { [field]: _, ...rest } = everything(type);
      expect(problems(type, rest)).toEqual([[field, 'required']]);
      if (field === 'delivery') continue;
      // One word is enough to mark the field; further issues may say the same.
      expect(problems(type, { ...rest, [field]: '  ' })[0]).toEqual([field, 'required']);
    }
  });

  it('requires no email address of a logged-in buyer', () => {
    const { email: _, ...rest } = everything(type);
    expect(purchaseFieldsOfUser(type).safeParse(rest).error).toBeUndefined();
    expect(purchaseFieldsOfUser(type).safeParse({ ...rest, email: 'nobody' }).success).toBe(false);
  });

  it('leaves optional fields to the fan', () => {
    for (const field of buyer.optional) {
      const { [field]: _, ...rest } = everything(type);
      expect(problems(type, rest)).toEqual([]);
      expect(problems(type, { ...rest, [field]: '' })).toEqual([]);
    }
  });

  it('takes no quantity but from one to what the type allows', () => {
    expect(problems(type, { ...everything(type), quantity: maxQuantity })).toEqual([]);
    for (const quantity of [0, -1, 1.5, maxQuantity + 1]) {
      expect(problems(type, { ...everything(type), quantity }).map(([field]) => field)).toEqual(['quantity']);
    }
  });
});

describe('the purchase form', () => {
  it.each(['AUTOGRAPH', 'VIDEO_GREETING', 'AUTO_REPLY'] as const)('lets a phone be empty for %s, not wrong', (type) => {
    const form = everything(type);
    expect(problems(type, { ...form, phone: '' })).toEqual([]);
    expect(problems(type, { ...form, phone: '12' })).toEqual([['phone', 'invalid']]);
  });

  it.each(['EVENT', 'COLLABORATION', 'PHYSICAL'] as const)('needs a real phone for %s', (type) => {
    expect(problems(type, { ...everything(type), phone: '12' })).toEqual([['phone', 'invalid']]);
  });

  it('says when an address is none, and writes it in small letters', () => {
    expect(problems('MSG', { text: 'Hi', email: 'nobody' })).toEqual([['email', 'invalid']]);
    expect(purchaseFields('MSG').parse({ text: 'Hi', email: 'Fan@Mail.example' }).email).toBe('fan@mail.example');
  });

  it.each(productTypeNames)('hurries %s only if that can be bought', (type) => {
    const hurried = problems(type, { ...everything(type), express: true });
    const can = ['AUTOGRAPH', 'VIDEO_GREETING', 'AUTO_REPLY', 'MSG'].includes(type);
    expect(hurried.map(([field]) => field)).toEqual(can ? [] : ['express']);
  });

  it.each([{}, { method: 'office', country: 'ua' }, { ...delivery, zipCode: '' }, { ...delivery, address: ' ' }])(
    'needs the whole of a destination: %j',
    (to) => {
      expect(problems('PHYSICAL', { ...everything('PHYSICAL'), delivery: to }).map(([field]) => field)).toContain(
        'delivery',
      );
    },
  );
});

describe('types', () => {
  it('have a charity form each, which leads back to them', () => {
    expect(wireTypeNames).toHaveLength(2 * productTypeNames.length);
    for (const type of productTypeNames) {
      expect(plainType(type)).toBe(type);
      expect(plainType(wireType(type, true))).toBe(type);
    }
    expect(plainType('CH-NONSENSE')).toBeUndefined();
    expect(plainType('__proto__')).toBeUndefined();
  });

  it('that the studio sells are those that save-product takes', () => {
    const studio = productTypeNames.filter(isStudioType);
    expect(Object.keys(productForms).sort()).toEqual([...studio].sort());
    for (const productType of productTypeNames) {
      const problems = saveProductBody.safeParse({ productType }).error?.issues.map(({ path }) => path[0]);
      expect(problems?.includes('productType')).toBe(!isStudioType(productType));
    }
  });

  it.each([
    ['MSG', 'interaction'],
    ['EVENT', 'interaction'],
    ['MUSEUM_TOUR', 'interaction'],
    ['COLLABORATION', 'interaction'],
    ['SUBSCRIPTION', 'support'],
    ['DONATION', 'support'],
    ['PHYSICAL', 'goods'],
    ['AUCTION', 'goods'],
  ] as const)('%s bears the fee of %s', (type, feeClass) => {
    expect(ruleOf(type).feeClass).toBe(feeClass);
  });

  it('keep their money pending as long as their kind does', () => {
    const { digital, goods, event } = limits.products.pendingHours;
    expect([ruleOf('AUTOGRAPH'), ruleOf('PHYSICAL'), ruleOf('EVENT')].map((rule) => rule.pendingHours)).toEqual([
      digital,
      goods,
      event,
    ]);
  });
});
