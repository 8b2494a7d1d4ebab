import { phone, type SeedOrder } from './seed-order.ts';

const office = { method: 'office', country: 'ua', idCity: 'lviv', idWarehouse: 'lviv-3' };
const courier = { method: 'courier', country: 'ua', city: 'Kyiv', address: 'Reitarska 8, 12', zipCode: '01030' };

/** Orders of the demo talent. */
export const ordersSold: readonly SeedOrder[] = [
  {
    fan: 1,
    talent: 'own',
    type: 'COLLABORATION',
    days: 41,
    fields: { fullName: 'Ifeanyi Pemberton', companyName: 'Pemberton Tea', phone, wishes: 'A song for our tea house.' },
    afterwards: [
      { after: 12, what: 'approve' },
      {
        after: 50,
        what: 'deliver',
        delivery: { kind: 'answer', text: 'Yes. I’ll come on the ninth, with the small band.' },
      },
      { after: 70, what: 'review', score: 5, text: 'Quick, kind, and the song is still in everybody’s head.' },
    ],
  },
  {
    fan: 2,
    talent: 'own',
    type: 'AUTOGRAPH',
    days: 33,
    fields: { recipientName: 'Hazel' },
    afterwards: [
      { after: 30, what: 'deliver', delivery: 'image' },
      { after: 31, what: 'review', score: 5, text: 'It came the next day. I cried a little.' },
    ],
  },
  {
    fan: 4,
    talent: 'own',
    type: 'AUTOGRAPH',
    days: 28,
    fields: { recipientName: 'Бабуся Ганна', wishes: 'Вона співає ваші пісні на городі' },
    afterwards: [
      { after: 50, what: 'deliver', delivery: 'image' },
      { after: 52, what: 'review', score: 5, text: 'Бабуся показала всій вулиці. Дякуємо!' },
      { after: 60, what: 'reply', text: 'Обіймаю бабусю Ганну.' },
    ],
  },
  {
    fan: 3,
    talent: 'own',
    type: 'PHYSICAL',
    days: 21,
    fields: { fullName: 'Fiona Ashdown', phone, delivery: office },
    afterwards: [
      {
        after: 48,
        what: 'deliver',
        delivery: { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '20450097654321' },
      },
      { after: 158, what: 'receive' },
      { after: 160, what: 'review', score: 4, text: 'Lovely cloth. The parcel took a week.' },
      { after: 170, what: 'reply', text: 'Thank you. The next one travels faster.' },
    ],
  },
  {
    fan: 1,
    talent: 'own',
    type: 'AUTOGRAPH',
    days: 13,
    fields: { recipientName: 'The whole office' },
    afterwards: [{ after: 5, what: 'decline', reason: 'One name per card, please. Thirty do not fit.' }],
  },
  {
    fan: 5,
    talent: 'own',
    type: 'MSG',
    days: 12,
    fields: { text: 'Чи буде концерт у Полтаві?' },
    afterwards: [{ after: 9, what: 'deliver', delivery: { kind: 'answer', text: 'Так, восени. Чекаю на вас.' } }],
  },
  {
    fan: 6,
    talent: 'own',
    type: 'AUTO_REPLY',
    days: 6,
    fields: {},
    afterwards: [{ after: 3, what: 'review', score: 5, text: 'Worth it for the second verse alone.' }],
  },
  {
    fan: 7,
    talent: 'own',
    type: 'VIDEO_GREETING',
    days: 5.6,
    fields: { recipientName: 'Соломія', wishes: 'Привітайте з першим місцем на конкурсі' },
    afterwards: [{ after: 90, what: 'write', by: 'buyer', text: 'Свято вже в суботу, але ми не поспішаємо.' }],
  },
  {
    fan: 11,
    talent: 'own',
    type: 'AUTOGRAPH',
    days: 4,
    fields: { recipientName: 'Agnieszka' },
    afterwards: [{ after: 76, what: 'problem', text: 'I asked a question two days ago and nobody answered.' }],
  },
  {
    fan: 8,
    talent: 'own',
    type: 'AUTOGRAPH',
    days: 3,
    fields: { recipientName: 'Алина', wishes: 'Имя через «и»' },
    afterwards: [
      { after: 24, what: 'deliver', delivery: 'image' },
      { after: 50, what: 'redo', reason: 'На открытке «Арина», а меня зовут Алина' },
    ],
  },
  {
    fan: 4,
    talent: 'own',
    type: 'EVENT',
    days: 3,
    fields: { fullName: 'Тарас Заплітний', phone, quantity: 2 },
    afterwards: [],
  },
  {
    fan: 9,
    talent: 'own',
    type: 'PHYSICAL',
    days: 2,
    fields: { fullName: 'Ngozi Holloway', phone, delivery: courier, comment: 'Ring twice' },
    afterwards: [],
  },
  {
    fan: 3,
    talent: 'own',
    type: 'COLLABORATION',
    days: 0.8,
    fields: { fullName: 'Fiona Ashdown', phone, wishes: 'Sing with our choir of nurses at the harbour.' },
    afterwards: [],
  },
  {
    fan: 10,
    talent: 'own',
    type: 'MSG',
    days: 0.3,
    fields: { text: 'What do you hum when nobody listens?', express: true },
    afterwards: [],
  },
];
