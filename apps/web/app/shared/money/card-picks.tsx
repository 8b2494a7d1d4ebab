import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { useTranslation } from '../i18n/use-translation.ts';
import { CardPick } from './card-pick.tsx';
import { anotherCard, cardNames } from './kept-cards.ts';

type Props = {
  cards: readonly SavedCard[];
  /** Without one, the buyer enters a card. */
  chosen: SavedCard | undefined;
  name: string;
  /** When a saved card is charged; otherwise: at once. */
  keptText?: ((card: ReturnType<typeof cardNames>) => string) | undefined;
  /** Whether a card pays at all. */
  isCard: boolean;
  /** A card's id, or `anotherCard`. */
  pick: (card: string) => void;
};

/** The saved cards and a new one. */
export const CardPicks = ({ cards, chosen, name, keptText, isCard, pick }: Props) => {
  const { t } = useTranslation('buy');
  return (
    <>
      {cards.map((card) => (
        <CardPick
          key={card.idCard}
          name={name}
          title={t('pay.kept', cardNames(card))}
          more={keptText ? keptText(cardNames(card)) : t('pay.keptText', cardNames(card))}
          checked={isCard && chosen?.idCard === card.idCard}
          onPick={() => pick(card.idCard)}
        />
      ))}
      <CardPick
        name={name}
        title={cards.length > 0 ? t('pay.another') : t('pay.card')}
        more={t('pay.cardText')}
        checked={isCard && !chosen}
        onPick={() => pick(anotherCard)}
      />
    </>
  );
};
