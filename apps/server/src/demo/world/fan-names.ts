import type { Fan, Language } from './types.ts';

type Some<T> = readonly [T, ...T[]];
type Name = readonly [written: string, latin: string];
type Names = { first: Some<Name>; last: Some<Name> };

export type Community = {
  language: Language;
  homes: Some<readonly [country: string, currency: Fan['currency']]>;
  women: Names;
  men: Names;
};

const listed = (names: string): Some<Name> => {
  const [first = '', ...rest] = names.split(', ');
  const named = (entry: string): Name => {
    const [written = '', latin = written] = entry.split('/');
    return [written, latin];
  };
  return [named(first), ...rest.map(named)];
};

const ukrainian: Community = {
  language: 'uk',
  homes: [
    ['ua', 'UAH'],
    ['ua', 'UAH'],
    ['ua', 'UAH'],
    ['pl', 'USD'],
    ['de', 'USD'],
  ],
  women: {
    first: listed(
      'Олена/Olena, Марічка/Marichka, Софія/Sofiia, Ганна/Hanna, Мирослава/Myroslava, Юлія/Yuliia, Уляна/Uliana, Катерина/Kateryna, Любов/Liubov, Зоряна/Zoriana, Ірина/Iryna, Оксана/Oksana',
    ),
    last: listed(
      'Левчук/Levchuk, Гнатишин/Hnatyshyn, Вербицька/Verbytska, Сорока/Soroka, Паламар/Palamar, Дорошенко/Doroshenko, Кравець/Kravets, Яремчук/Yaremchuk, Лозинська/Lozynska, Мельничук/Melnychuk, Бойчак/Boichak, Хомин/Khomyn',
    ),
  },
  men: {
    first: listed(
      'Андрій/Andrii, Тарас/Taras, Назар/Nazar, Роман/Roman, Ілля/Illia, Павло/Pavlo, Степан/Stepan, Юрій/Yurii, Матвій/Matvii, Гліб/Hlib',
    ),
    last: listed(
      'Левчук/Levchuk, Гнатишин/Hnatyshyn, Вербицький/Verbytskyi, Сорока/Soroka, Паламар/Palamar, Дорошенко/Doroshenko, Кравець/Kravets, Яремчук/Yaremchuk, Лозинський/Lozynskyi, Заплітний/Zaplitnyi',
    ),
  },
};

const russianSpeaking: Community = {
  language: 'ru',
  homes: [
    ['kz', 'USD'],
    ['lv', 'USD'],
    ['ge', 'RUB'],
    ['il', 'USD'],
    ['ua', 'UAH'],
    ['am', 'RUB'],
  ],
  women: {
    first: listed(
      'Алина/Alina, Вера/Vera, Дина/Dina, Жанна/Zhanna, Маргарита/Margarita, Полина/Polina, Тамара/Tamara, Эльвира/Elvira, Нина/Nina, Карина/Karina',
    ),
    last: listed(
      'Ермакова/Ermakova, Лисина/Lisina, Гольдберг/Goldberg, Ахметова/Akhmetova, Саркисян/Sarkisyan, Белинская/Belinskaya, Чернова/Chernova, Ткач/Tkach, Юсупова/Yusupova, Зимина/Zimina',
    ),
  },
  men: {
    first: listed(
      'Артур/Artur, Глеб/Gleb, Денис/Denis, Кирилл/Kirill, Лев/Lev, Михаил/Mikhail, Тимур/Timur, Эдуард/Eduard',
    ),
    last: listed(
      'Ермаков/Ermakov, Лисин/Lisin, Гольдберг/Goldberg, Ахметов/Akhmetov, Саркисян/Sarkisyan, Белинский/Belinsky, Чернов/Chernov, Ткач/Tkach',
    ),
  },
};

const english: Community = {
  language: 'en',
  homes: [
    ['gb', 'USD'],
    ['us', 'USD'],
    ['ie', 'USD'],
    ['ca', 'USD'],
    ['ng', 'USD'],
  ],
  women: {
    first: listed('Abigail, Bronwyn, Charlotte, Dorothy, Esther, Fiona, Hazel, Keira, Maeve, Ngozi, Ruth, Tessa'),
    last: listed(
      'Ashdown, Birchall, Coldwell, Dunstan, Ellwood, Fairclough, Garside, Holloway, Iverson, Okafor, Pemberton, Wycliffe',
    ),
  },
  men: {
    first: listed('Alistair, Callum, Desmond, Elliot, Graham, Ifeanyi, Jasper, Malcolm, Owen, Rory'),
    last: listed('Ashdown, Birchall, Coldwell, Dunstan, Ellwood, Fairclough, Garside, Holloway, Okafor, Pemberton'),
  },
};

const elsewhere: Community = {
  language: 'en',
  homes: [
    ['pl', 'USD'],
    ['es', 'USD'],
    ['jp', 'USD'],
    ['br', 'USD'],
    ['in', 'USD'],
    ['de', 'USD'],
  ],
  women: {
    first: listed('Agnieszka, Camila, Chiara, Fatima, Hanako, Jana, Lucía, Meera, Nour, Ximena'),
    last: listed('Baranek, Cardozo, Delacourt, Fujinaga, Haddad, Kozłowska, Lindgren, Mishra, Navarrete, Vogelsang'),
  },
  men: {
    first: listed('Bartosz, Diego, Farouk, Hiroshi, João, Karim, Lorenzo, Nikhil, Stefan, Tobias'),
    last: listed('Baranek, Cardozo, Delacourt, Fujimoto, Haddad, Kowalik, Lindgren, Mishra, Navarrete, Vogelsang'),
  },
};

export const communities: Some<Community> = [
  ukrainian,
  ukrainian,
  ukrainian,
  russianSpeaking,
  english,
  english,
  elsewhere,
];
