import { limits } from '@stagedoor/contract/limits';
import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { useState } from 'react';
import type { ModalProps } from '../../shared/dialogs/questions.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardPick } from '../../shared/money/card-pick.tsx';
import { cardNames } from '../../shared/money/kept-cards.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { Picks } from '../../ui/fields/pick.tsx';

type Props = ModalProps<string> & { cards: readonly SavedCard[]; last4: string | undefined };

/** Answers with the saved card that is charged from now on. */
export default function CardModal({ cards, last4, answer }: Props) {
  const { t } = useTranslation('plans');
  const { t: shell } = useTranslation('shell');
  const present = cards.find((card) => card.last4 === last4) ?? cards[0];
  const [chosen, setChosen] = useState(present?.idCard);
  return (
    <Dialog title={t('card.title')} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={() => answer(chosen)}>
        <p>{t(cards.length > 0 ? 'card.text' : 'card.none')}</p>
        <Picks label={t('card.title')}>
          {cards.map((card) => (
            <CardPick
              key={card.idCard}
              name="membership-card"
              title={t('facts.cardName', cardNames(card))}
              more={t('card.valid', cardNames(card))}
              checked={card.idCard === chosen}
              onPick={() => setChosen(card.idCard)}
            />
          ))}
        </Picks>
        <Ways>
          {cards.length > 0 && (
            <Button type="submit" look="primary">
              {t('card.submit')}
            </Button>
          )}
          <ButtonLink to={paths.wallet()} look="quiet">
            {t('card.add')}
          </ButtonLink>
        </Ways>
      </Form>
    </Dialog>
  );
}
