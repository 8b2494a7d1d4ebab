import type { Language } from '@stagedoor/contract/limits';
import type { Warehouse } from '@stagedoor/contract/schemas/delivery';
import type { Text } from '../../../platform/database/text.ts';
import type { DirectoryCity } from './cities.ts';

const street = (en: string, uk: string, ru: string): Text => ({
  en: `${en} Street`,
  uk: `вулиця ${uk}`,
  ru: `улица ${ru}`,
});

const streets = [
  street('Shevchenka', 'Шевченка', 'Шевченко'),
  street('Ivana Franka', 'Івана Франка', 'Ивана Франко'),
  street('Lesi Ukrainky', 'Лесі Українки', 'Леси Украинки'),
  street('Soborna', 'Соборна', 'Соборная'),
  street('Hrushevskoho', 'Грушевського', 'Грушевского'),
  street('Nezalezhnosti', 'Незалежності', 'Независимости'),
  street('Sadova', 'Садова', 'Садовая'),
  street('Vokzalna', 'Вокзальна', 'Вокзальная'),
  street('Kozatska', 'Козацька', 'Казацкая'),
  street('Zelena', 'Зелена', 'Зелёная'),
  street('Kyivska', 'Київська', 'Киевская'),
  street('Naberezhna', 'Набережна', 'Набережная'),
  street('Sportyvna', 'Спортивна', 'Спортивная'),
  street('Teatralna', 'Театральна', 'Театральная'),
] as const;

const label: Text = { en: 'Postal office No.', uk: 'Поштове відділення №', ru: 'Почтовое отделение №' };

/** Generates the offices of a city on street names that every city has. */
export const officesOf = ({ id, offices }: DirectoryCity, language: Language): Warehouse[] =>
  Array.from({ length: offices }, (_, at) => {
    const number = at + 1;
    const house = 1 + ((id.length * 17 + number * 23) % 90);
    const [first] = streets;
    const where = streets[(id.charCodeAt(0) + at) % streets.length] ?? first;
    return {
      idWarehouse: `${id}-${number}`,
      number,
      name: `${label[language]} ${number}`,
      address: language === 'en' ? `${house} ${where.en}` : `${where[language]}, ${house}`,
    };
  });
