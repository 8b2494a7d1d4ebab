import type { Text } from '../../../platform/database/text.ts';

const region = (en: string, uk: string, ru: string): Text => ({
  en: `${en} region`,
  uk: `${uk} область`,
  ru: `${ru} область`,
});

export const regions = {
  kyiv: region('Kyiv', 'Київська', 'Киевская'),
  lviv: region('Lviv', 'Львівська', 'Львовская'),
  odesa: region('Odesa', 'Одеська', 'Одесская'),
  kharkiv: region('Kharkiv', 'Харківська', 'Харьковская'),
  dnipro: region('Dnipropetrovsk', 'Дніпропетровська', 'Днепропетровская'),
  zaporizhzhia: region('Zaporizhzhia', 'Запорізька', 'Запорожская'),
  vinnytsia: region('Vinnytsia', 'Вінницька', 'Винницкая'),
  poltava: region('Poltava', 'Полтавська', 'Полтавская'),
  chernihiv: region('Chernihiv', 'Чернігівська', 'Черниговская'),
  cherkasy: region('Cherkasy', 'Черкаська', 'Черкасская'),
  sumy: region('Sumy', 'Сумська', 'Сумская'),
  zhytomyr: region('Zhytomyr', 'Житомирська', 'Житомирская'),
  khmelnytskyi: region('Khmelnytskyi', 'Хмельницька', 'Хмельницкая'),
  rivne: region('Rivne', 'Рівненська', 'Ровенская'),
  volyn: region('Volyn', 'Волинська', 'Волынская'),
  ternopil: region('Ternopil', 'Тернопільська', 'Тернопольская'),
  ivanoFrankivsk: region('Ivano-Frankivsk', 'Івано-Франківська', 'Ивано-Франковская'),
  chernivtsi: region('Chernivtsi', 'Чернівецька', 'Черновицкая'),
  zakarpattia: region('Zakarpattia', 'Закарпатська', 'Закарпатская'),
  kropyvnytskyi: region('Kirovohrad', 'Кіровоградська', 'Кировоградская'),
  mykolaiv: region('Mykolaiv', 'Миколаївська', 'Николаевская'),
  kherson: region('Kherson', 'Херсонська', 'Херсонская'),
} satisfies Record<string, Text>;

export type RegionName = keyof typeof regions;
