import type { Text } from '../../../platform/database/text.ts';
import { type RegionName, regions } from './regions.ts';

export type DirectoryCity = { id: string; name: Text; region: Text; offices: number };

const city = (
  id: string,
  region: RegionName,
  offices: number,
  [en, uk, ru]: [string, string, string],
): DirectoryCity => ({
  id,
  name: { en, uk, ru },
  region: regions[region],
  offices,
});

/** Ukraine's larger cities, largest first. */
export const cities: readonly DirectoryCity[] = [
  city('kyiv', 'kyiv', 14, ['Kyiv', 'Київ', 'Киев']),
  city('kharkiv', 'kharkiv', 10, ['Kharkiv', 'Харків', 'Харьков']),
  city('odesa', 'odesa', 10, ['Odesa', 'Одеса', 'Одесса']),
  city('dnipro', 'dnipro', 10, ['Dnipro', 'Дніпро', 'Днепр']),
  city('lviv', 'lviv', 10, ['Lviv', 'Львів', 'Львов']),
  city('zaporizhzhia', 'zaporizhzhia', 8, ['Zaporizhzhia', 'Запоріжжя', 'Запорожье']),
  city('kryvyi-rih', 'dnipro', 7, ['Kryvyi Rih', 'Кривий Ріг', 'Кривой Рог']),
  city('mykolaiv', 'mykolaiv', 6, ['Mykolaiv', 'Миколаїв', 'Николаев']),
  city('vinnytsia', 'vinnytsia', 6, ['Vinnytsia', 'Вінниця', 'Винница']),
  city('poltava', 'poltava', 5, ['Poltava', 'Полтава', 'Полтава']),
  city('chernihiv', 'chernihiv', 5, ['Chernihiv', 'Чернігів', 'Чернигов']),
  city('kherson', 'kherson', 5, ['Kherson', 'Херсон', 'Херсон']),
  city('cherkasy', 'cherkasy', 5, ['Cherkasy', 'Черкаси', 'Черкассы']),
  city('khmelnytskyi', 'khmelnytskyi', 5, ['Khmelnytskyi', 'Хмельницький', 'Хмельницкий']),
  city('chernivtsi', 'chernivtsi', 5, ['Chernivtsi', 'Чернівці', 'Черновцы']),
  city('zhytomyr', 'zhytomyr', 5, ['Zhytomyr', 'Житомир', 'Житомир']),
  city('sumy', 'sumy', 5, ['Sumy', 'Суми', 'Сумы']),
  city('rivne', 'rivne', 5, ['Rivne', 'Рівне', 'Ровно']),
  city('ivano-frankivsk', 'ivanoFrankivsk', 5, ['Ivano-Frankivsk', 'Івано-Франківськ', 'Ивано-Франковск']),
  city('ternopil', 'ternopil', 5, ['Ternopil', 'Тернопіль', 'Тернополь']),
  city('lutsk', 'volyn', 5, ['Lutsk', 'Луцьк', 'Луцк']),
  city('kropyvnytskyi', 'kropyvnytskyi', 4, ['Kropyvnytskyi', 'Кропивницький', 'Кропивницкий']),
  city('uzhhorod', 'zakarpattia', 4, ['Uzhhorod', 'Ужгород', 'Ужгород']),
  city('kremenchuk', 'poltava', 4, ['Kremenchuk', 'Кременчук', 'Кременчуг']),
  city('bila-tserkva', 'kyiv', 4, ['Bila Tserkva', 'Біла Церква', 'Белая Церковь']),
  city('brovary', 'kyiv', 3, ['Brovary', 'Бровари', 'Бровары']),
  city('boryspil', 'kyiv', 3, ['Boryspil', 'Бориспіль', 'Борисполь']),
  city('irpin', 'kyiv', 3, ['Irpin', 'Ірпінь', 'Ирпень']),
  city('kamianske', 'dnipro', 3, ['Kamianske', 'Кам’янське', 'Каменское']),
  city('pavlohrad', 'dnipro', 3, ['Pavlohrad', 'Павлоград', 'Павлоград']),
  city('mukachevo', 'zakarpattia', 3, ['Mukachevo', 'Мукачево', 'Мукачево']),
  city('drohobych', 'lviv', 3, ['Drohobych', 'Дрогобич', 'Дрогобыч']),
  city('kamianets-podilskyi', 'khmelnytskyi', 3, [
    'Kamianets-Podilskyi',
    'Кам’янець-Подільський',
    'Каменец-Подольский',
  ]),
  city('izmail', 'odesa', 3, ['Izmail', 'Ізмаїл', 'Измаил']),
  city('uman', 'cherkasy', 3, ['Uman', 'Умань', 'Умань']),
  city('kovel', 'volyn', 3, ['Kovel', 'Ковель', 'Ковель']),
];
