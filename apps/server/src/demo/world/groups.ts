import type { Group, Words } from './types.ts';

type Listed = readonly [name: string, title: Words];

const group = (order: number, name: string, title: Words, categories: readonly Listed[]): Group => ({
  name,
  order,
  title,
  categories: categories.map(([category, words], index) => ({ name: category, order: index + 1, title: words })),
});

export const groups: readonly Group[] = [
  group(1, 'music', { en: 'Music', uk: 'Музика', ru: 'Музыка' }, [
    ['singers', { en: 'Singers', uk: 'Співаки', ru: 'Певцы' }],
    ['songwriters', { en: 'Songwriters', uk: 'Автори пісень', ru: 'Авторы песен' }],
    ['instrumentalists', { en: 'Instrumentalists', uk: 'Інструменталісти', ru: 'Инструменталисты' }],
    ['classical', { en: 'Classical', uk: 'Класика', ru: 'Классика' }],
    ['electronic', { en: 'Electronic', uk: 'Електронна музика', ru: 'Электронная музыка' }],
  ]),
  group(2, 'stage-and-screen', { en: 'Stage and screen', uk: 'Сцена й екран', ru: 'Сцена и экран' }, [
    ['actors', { en: 'Actors', uk: 'Актори', ru: 'Актёры' }],
    ['dancers', { en: 'Dancers', uk: 'Танцівники', ru: 'Танцовщики' }],
    ['comedians', { en: 'Comedians', uk: 'Коміки', ru: 'Комики' }],
    ['directors', { en: 'Directors', uk: 'Режисери', ru: 'Режиссёры' }],
    ['presenters', { en: 'Presenters', uk: 'Ведучі', ru: 'Ведущие' }],
  ]),
  group(3, 'sport', { en: 'Sport', uk: 'Спорт', ru: 'Спорт' }, [
    ['football', { en: 'Footballers', uk: 'Футболісти', ru: 'Футболисты' }],
    ['running', { en: 'Runners', uk: 'Бігуни', ru: 'Бегуны' }],
    ['water-sports', { en: 'Water sports', uk: 'Водні види спорту', ru: 'Водные виды спорта' }],
    ['mountains', { en: 'Mountains and snow', uk: 'Гори та сніг', ru: 'Горы и снег' }],
    ['tennis', { en: 'Tennis', uk: 'Теніс', ru: 'Теннис' }],
  ]),
  group(4, 'writers', { en: 'Writers', uk: 'Письменники', ru: 'Писатели' }, [
    ['novelists', { en: 'Novelists', uk: 'Романісти', ru: 'Романисты' }],
    ['crime', { en: 'Crime fiction', uk: 'Детективи', ru: 'Детективы' }],
    ['poets', { en: 'Poets', uk: 'Поети', ru: 'Поэты' }],
    ['childrens-books', { en: 'Books for children', uk: 'Книжки для дітей', ru: 'Книги для детей' }],
    ['travel-writing', { en: 'Travel and reportage', uk: 'Подорожі та репортаж', ru: 'Путешествия и репортаж' }],
  ]),
  group(5, 'food', { en: 'Food', uk: 'Їжа', ru: 'Еда' }, [
    ['chefs', { en: 'Chefs', uk: 'Кухарі', ru: 'Повара' }],
    ['bakers', { en: 'Bakers', uk: 'Пекарі', ru: 'Пекари' }],
    ['sweets', { en: 'Sweets and ice cream', uk: 'Солодощі й морозиво', ru: 'Сладости и мороженое' }],
    ['makers', { en: 'Cheese, tea and other crafts', uk: 'Сир, чай та інші ремесла', ru: 'Сыр, чай и другие ремёсла' }],
  ]),
  group(6, 'science', { en: 'Science', uk: 'Наука', ru: 'Наука' }, [
    ['space', { en: 'Space', uk: 'Космос', ru: 'Космос' }],
    ['earth', { en: 'Earth and weather', uk: 'Земля й погода', ru: 'Земля и погода' }],
    ['living-nature', { en: 'Living nature', uk: 'Жива природа', ru: 'Живая природа' }],
    ['mathematics', { en: 'Mathematics', uk: 'Математика', ru: 'Математика' }],
  ]),
  group(7, 'art', { en: 'Art', uk: 'Мистецтво', ru: 'Искусство' }, [
    ['illustrators', { en: 'Illustrators', uk: 'Ілюстратори', ru: 'Иллюстраторы' }],
    ['painters', { en: 'Painters', uk: 'Живописці', ru: 'Живописцы' }],
    ['photographers', { en: 'Photographers', uk: 'Фотографи', ru: 'Фотографы' }],
    ['glass-and-clay', { en: 'Glass and clay', uk: 'Скло й глина', ru: 'Стекло и глина' }],
    ['comics', { en: 'Comics', uk: 'Комікси', ru: 'Комиксы' }],
  ]),
  group(8, 'games', { en: 'Games', uk: 'Ігри', ru: 'Игры' }, [
    ['chess', { en: 'Chess', uk: 'Шахи', ru: 'Шахматы' }],
    ['video-games', { en: 'Video games', uk: 'Відеоігри', ru: 'Видеоигры' }],
    ['game-designers', { en: 'Game designers', uk: 'Автори ігор', ru: 'Авторы игр' }],
    ['puzzles', { en: 'Puzzles', uk: 'Головоломки', ru: 'Головоломки' }],
  ]),
];
