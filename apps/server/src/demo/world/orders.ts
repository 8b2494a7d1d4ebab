import type { StudioType } from '@stagedoor/contract/product-types';
import type { Chapter } from './chapters.ts';
import { ownTalent } from './staff.ts';

/** What somebody bought, when, and what became of it. `own` are the two whom a visitor can log in as. */
export type Story = {
  fan: 'own' | number;
  talent: 'own' | string;
  type: StudioType;
  /** So many days ago. */
  days: number;
  fields: Record<string, unknown>;
  /** The fan's own wallet pays unless a card does. */
  card?: true;
  afterwards: readonly Chapter[];
};

const phone = '+380501112233';
const office = { method: 'office', country: 'ua', idCity: 'lviv', idWarehouse: 'lviv-3' };
const courier = { method: 'courier', country: 'ua', city: 'Kyiv', address: 'Reitarska 8, 12', zipCode: '01030' };

/** Of the fan whom a visitor can be: one in every state. */
const bought: readonly Story[] = [
  {
    ...{ fan: 'own', talent: 'imogen', type: 'COLLABORATION', days: 34, card: true },
    fields: { fullName: 'Lesia Harmata', phone, wishes: 'Open our village library with a reading.' },
    afterwards: [
      { after: 1, what: 'toWallet' },
      { after: 20, what: 'reject', reason: 'The date is taken. The talent is abroad that month.' },
    ],
  },
  {
    ...{ fan: 'own', talent: 'own', type: 'AUTOGRAPH', days: 26 },
    fields: { recipientName: 'Taras', wishes: 'He learned guitar from your first album' },
    afterwards: [
      { after: 30, what: 'deliver', delivery: 'image' },
      { after: 31, what: 'react', reaction: 'love' },
      { after: 33, what: 'review', score: 5, text: 'He hung it over the piano the same evening.' },
      { after: 40, what: 'reply', text: 'Tell him to keep playing. I will listen.' },
    ],
  },
  {
    ...{ fan: 'own', talent: 'daryna-bandura', type: 'AUTOGRAPH', days: 22 },
    fields: { recipientName: 'Mum', wishes: 'For her sixtieth birthday' },
    afterwards: [
      { after: 60, what: 'problem', text: 'The birthday was yesterday, so it does not help any more.' },
      { after: 70, what: 'answer', text: 'I am sorry, I was ill. Please give the money back.' },
      { after: 80, what: 'decide', refund: true, reason: 'Both sides agree.' },
    ],
  },
  {
    ...{ fan: 'own', talent: 'aigerim-cello', type: 'AUTOGRAPH', days: 20 },
    fields: { recipientName: 'Lesia' },
    afterwards: [
      { after: 26, what: 'deliver', delivery: 'image' },
      { after: 27, what: 'review', score: 5, text: 'Warm words, and a part of it helps somebody else.' },
    ],
  },
  {
    ...{ fan: 'own', talent: 'ines', type: 'PHYSICAL', days: 18 },
    fields: { fullName: 'Lesia Harmata', phone, delivery: office },
    afterwards: [
      {
        after: 40,
        what: 'deliver',
        delivery: { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '20450091234567' },
      },
      { after: 100, what: 'review', score: 4, text: 'Well packed. A little smaller than I thought.' },
    ],
  },
  {
    ...{ fan: 'own', talent: 'maestro-luca', type: 'AUTOGRAPH', days: 16 },
    fields: { recipientName: 'Andrii' },
    afterwards: [{ after: 10, what: 'decline', reason: 'My hand is in plaster until May.' }],
  },
  {
    ...{ fan: 'own', talent: 'daryna-bandura', type: 'AUTO_REPLY', days: 12 },
    ...{ fields: {}, afterwards: [{ after: 1, what: 'react', reaction: 'wow' }] },
  },
  {
    ...{ fan: 'own', talent: 'rafa-noche', type: 'AUTOGRAPH', days: 11 },
    ...{ fields: { recipientName: 'Lesia' }, afterwards: [{ after: 168, what: 'timePasses' }] },
  },
  { ...{ fan: 'own', talent: 'daryna-bandura', type: 'MESSAGE_PACKAGE', days: 9 }, fields: {}, afterwards: [] },
  {
    ...{ fan: 'own', talent: 'marek-accordion', type: 'AUTOGRAPH', days: 8 },
    ...{ fields: { recipientName: 'Lesia' }, afterwards: [{ after: 0.5, what: 'cancel' }] },
  },
  {
    ...{ fan: 'own', talent: 'zlata-keeper', type: 'AUTOGRAPH', days: 7.25 },
    ...{ fields: { recipientName: 'The team of 7-B' }, afterwards: [{ after: 168, what: 'timePasses' }] },
  },
  {
    ...{ fan: 'own', talent: 'imogen', type: 'MSG', days: 6 },
    fields: { text: 'Which book did you read three times?' },
    afterwards: [
      {
        after: 20,
        what: 'deliver',
        delivery: { kind: 'answer', text: 'Middlemarch. Each time another person was right.' },
      },
    ],
  },
  {
    ...{ fan: 'own', talent: 'kwame', type: 'VIDEO_GREETING', days: 5.5 },
    fields: { recipientName: 'Dmytro', wishes: 'Wish him luck for the exam on Monday' },
    afterwards: [{ after: 110, what: 'askExtension' }],
  },
  {
    ...{ fan: 'own', talent: 'saoirse', type: 'AUTOGRAPH', days: 5 },
    fields: { recipientName: 'Oksana' },
    afterwards: [
      { after: 80, what: 'problem', text: 'I wrote the wrong name and cannot change it.' },
      { after: 100, what: 'answer', text: 'No trouble. Tell me the right one and I go on.' },
    ],
  },
  {
    ...{ fan: 'own', talent: 'ines', type: 'EVENT', days: 2 },
    fields: { fullName: 'Lesia Harmata', phone },
    afterwards: [],
  },
  {
    ...{ fan: 'own', talent: 'own', type: 'COLLABORATION', days: 1, card: true },
    fields: {
      fullName: 'Lesia Harmata',
      companyName: 'School No. 7',
      phone,
      wishes: 'One lesson about singing together.',
    },
    afterwards: [{ after: 0.1, what: 'toWallet' }],
  },
  {
    ...{ fan: 'own', talent: 'own', type: 'VIDEO_GREETING', days: 0.4 },
    fields: { recipientName: 'Taras', wishes: 'He is ten on Saturday and plays the guitar' },
    afterwards: [
      { after: 2, what: 'write', by: 'talent', text: 'Shall I sing the short one or the long one?' },
      { after: 3, what: 'write', by: 'buyer', text: 'The long one, please.' },
    ],
  },
];

/** From the talent whom a visitor can be. */
const sold: readonly Story[] = [
  {
    ...{ fan: 1, talent: 'own', type: 'COLLABORATION', days: 41 },
    fields: { fullName: 'Ifeanyi Pemberton', companyName: 'Pemberton Tea', phone, wishes: 'A song for our tea house.' },
    afterwards: [
      { after: 12, what: 'approve' },
      {
        after: 50,
        what: 'deliver',
        delivery: { kind: 'answer', text: 'Yes. I come on the ninth, with the small band.' },
      },
      { after: 70, what: 'review', score: 5, text: 'Quick, kind, and the song is still in everybody’s head.' },
    ],
  },
  {
    ...{ fan: 2, talent: 'own', type: 'AUTOGRAPH', days: 33 },
    fields: { recipientName: 'Hazel' },
    afterwards: [
      { after: 30, what: 'deliver', delivery: 'image' },
      { after: 31, what: 'review', score: 5, text: 'It came the next day. I cried a little.' },
    ],
  },
  {
    ...{ fan: 4, talent: 'own', type: 'AUTOGRAPH', days: 28 },
    fields: { recipientName: 'Бабуся Ганна', wishes: 'Вона співає ваші пісні на городі' },
    afterwards: [
      { after: 50, what: 'deliver', delivery: 'image' },
      { after: 52, what: 'review', score: 5, text: 'Бабуся показала всій вулиці. Дякуємо!' },
      { after: 60, what: 'reply', text: 'Обіймаю бабусю Ганну.' },
    ],
  },
  {
    ...{ fan: 3, talent: 'own', type: 'PHYSICAL', days: 21 },
    fields: { fullName: 'Fiona Ashdown', phone, delivery: office },
    afterwards: [
      {
        after: 48,
        what: 'deliver',
        delivery: { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '20450097654321' },
      },
      { after: 160, what: 'review', score: 4, text: 'Lovely cloth. The parcel took a week.' },
      { after: 170, what: 'reply', text: 'Thank you. The next one travels faster.' },
    ],
  },
  {
    ...{ fan: 1, talent: 'own', type: 'AUTOGRAPH', days: 13 },
    fields: { recipientName: 'The whole office' },
    afterwards: [{ after: 5, what: 'decline', reason: 'One name per card, please. Thirty do not fit.' }],
  },
  {
    ...{ fan: 5, talent: 'own', type: 'MSG', days: 12 },
    fields: { text: 'Чи буде концерт у Полтаві?' },
    afterwards: [{ after: 9, what: 'deliver', delivery: { kind: 'answer', text: 'Так, восени. Чекаю на вас.' } }],
  },
  {
    ...{ fan: 6, talent: 'own', type: 'AUTO_REPLY', days: 6 },
    fields: {},
    afterwards: [{ after: 3, what: 'review', score: 5, text: 'Worth it for the second verse alone.' }],
  },
  {
    ...{ fan: 7, talent: 'own', type: 'VIDEO_GREETING', days: 5.6 },
    fields: { recipientName: 'Соломія', wishes: 'Привітайте з першим місцем на конкурсі' },
    afterwards: [{ after: 90, what: 'write', by: 'buyer', text: 'Свято вже в суботу, але ми не поспішаємо.' }],
  },
  {
    ...{ fan: 11, talent: 'own', type: 'AUTOGRAPH', days: 4 },
    fields: { recipientName: 'Agnieszka' },
    afterwards: [{ after: 76, what: 'problem', text: 'I asked a question two days ago and nobody answered.' }],
  },
  {
    ...{ fan: 8, talent: 'own', type: 'AUTOGRAPH', days: 3 },
    fields: { recipientName: 'Алина', wishes: 'Имя через «и»' },
    afterwards: [
      { after: 24, what: 'deliver', delivery: 'image' },
      { after: 50, what: 'redo', reason: 'На открытке «Арина», а меня зовут Алина' },
    ],
  },
  {
    ...{ fan: 4, talent: 'own', type: 'EVENT', days: 3 },
    ...{ fields: { fullName: 'Тарас Заплітний', phone, quantity: 2 }, afterwards: [] },
  },
  {
    ...{ fan: 9, talent: 'own', type: 'PHYSICAL', days: 2 },
    ...{ fields: { fullName: 'Ngozi Holloway', phone, delivery: courier, comment: 'Ring twice' }, afterwards: [] },
  },
  { ...{ fan: 2, talent: 'own', type: 'MESSAGE_PACKAGE', days: 1 }, fields: {}, afterwards: [] },
  {
    ...{ fan: 3, talent: 'own', type: 'COLLABORATION', days: 0.8 },
    fields: { fullName: 'Fiona Ashdown', phone, wishes: 'Sing with our choir of nurses at the harbour.' },
    afterwards: [],
  },
  {
    ...{ fan: 10, talent: 'own', type: 'MSG', days: 0.3 },
    ...{ fields: { text: 'What do you hum when nobody listens?', express: true }, afterwards: [] },
  },
];

/** Of somebody who has asked for the money since. */
const elsewhere: readonly Story[] = [
  {
    ...{ fan: 7, talent: 'kwame', type: 'COLLABORATION', days: 30 },
    fields: { fullName: 'Марічка Дорошенко', phone, wishes: 'Барабани для весняного ярмарку' },
    afterwards: [
      { after: 10, what: 'approve' },
      { after: 60, what: 'deliver', delivery: { kind: 'answer', text: 'I bring three drums and a friend.' } },
      { after: 90, what: 'review', score: 5, text: 'Ярмарок танцював до ночі.' },
    ],
  },
];

export const stories: readonly Story[] = [...bought, ...sold, ...elsewhere];

export const signerOf = ({ talent }: Story): string => (talent === 'own' ? ownTalent : talent);

/** Those in which an autograph is handed over. */
export const signedStories: readonly Story[] = stories.filter(({ afterwards }) =>
  afterwards.some((told) => told.what === 'deliver' && told.delivery === 'image'),
);
