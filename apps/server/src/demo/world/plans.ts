import type { ProductType } from '@stagedoor/contract/product-types';
import { drawPlan } from '../art/plan.ts';
import { createRandom } from '../random.ts';
import { type Pitch, pitch } from './products/words.ts';
import type { DemoVariation } from './products.ts';
import { ownTalent } from './staff.ts';
import { talents } from './talents.ts';
import type { Talent } from './types.ts';

export type DemoPlan = Pitch & {
  type: Extract<ProductType, 'SUBSCRIPTION'>;
  variations: readonly DemoVariation[];
  pictures: readonly string[];
};

/** From the smallest to the largest, each with its range of dollars per month. */
const steps = [
  {
    dollars: [4, 7],
    words: pitch(
      [
        'Front row',
        'The seat that is always yours',
        'You keep the work going from month to month. At the end of the year I write to everyone in the front row by name.',
      ],
      [
        'Перший ряд',
        'Місце, яке завжди ваше',
        'Завдяки вам робота триває з місяця в місяць. Наприкінці року я пишу кожному з першого ряду на ім’я.',
      ],
      [
        'Первый ряд',
        'Место, которое всегда ваше',
        'Благодаря вам работа продолжается из месяца в месяц. В конце года я пишу каждому из первого ряда по имени.',
      ],
    ),
  },
  {
    dollars: [10, 18],
    words: pitch(
      [
        'Backstage',
        'Before the curtain goes up',
        'What I am working on before anyone else hears of it: first sketches, wrong turns, and the one that stayed.',
      ],
      [
        'За лаштунками',
        'Доки не підняли завісу',
        'Над чим я працюю, перш ніж про це дізнаються інші: перші начерки, хибні кроки й те єдине, що лишилося.',
      ],
      [
        'За кулисами',
        'Пока не подняли занавес',
        'Над чем я работаю, прежде чем об этом узнают другие: первые наброски, неверные шаги и то единственное, что осталось.',
      ],
    ),
  },
  {
    dollars: [25, 45],
    words: pitch(
      [
        'Inner circle',
        'A seat at the long table',
        'For those who have been here since the beginning. You help to decide what comes next, and your name is in the thanks.',
      ],
      [
        'Найближче коло',
        'Місце за довгим столом',
        'Для тих, хто поруч від початку. Ви допомагаєте вирішити, що буде далі, а ваше ім’я є в подяках.',
      ],
      [
        'Ближний круг',
        'Место за длинным столом',
        'Для тех, кто рядом с самого начала. Вы помогаете решить, что будет дальше, а ваше имя есть в благодарностях.',
      ],
    ),
  },
] as const;

const isPlanner = ({ nickname }: Talent, at: number) => nickname === ownTalent || at % 6 === 2;

/** The nicknames of the talents with plans, the demo's own first. */
export const planners: readonly string[] = [
  ownTalent,
  ...talents.filter(isPlanner).flatMap(({ nickname }) => (nickname === ownTalent ? [] : [nickname])),
];

/** The demo's own talent has two and room for more, some others three; most have none besides the free one. */
export const plansOf = ({ nickname, traits }: Talent): DemoPlan[] => {
  if (!planners.includes(nickname)) return [];
  const random = createRandom(`plans ${nickname}`);
  return steps.slice(0, nickname === ownTalent ? 2 : 3).map(({ dollars: [from, to], words }, at) => ({
    ...words,
    type: 'SUBSCRIPTION',
    variations: [{ price: random.int(from, to) * 100 }],
    pictures: [drawPlan(`${nickname} ${at}`, at + 1, traits.backdrop)],
  }));
};
