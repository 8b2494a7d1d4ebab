import { limits } from '@stagedoor/contract/limits';
import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { Picks } from '../../ui/fields/pick.tsx';
import type { ModalProps } from '../dialogs/questions.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../navigation/paths.ts';
import { CardPick } from './card-pick.tsx';
import { cardNames } from './kept-cards.ts';

type Props = ModalProps<string> & { cards: readonly SavedCard[]; last4: string | undefined };

/** Answers with the saved card that is charged from now on. */
export default function CardModal({ cards, last4, answer }: Props) {
  const { t } = useTranslation('cards');
  const { t: shell } = useTranslation('shell');
  const present = cards.find((card) => card.last4 === last4) ?? cards[0];
  const [chosen, setChosen] = useState(present?.idCard);
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={() => answer(chosen)}>
        <p>{t(cards.length > 0 ? 'text' : 'none')}</p>
        <Picks label={t('title')}>
          {cards.map((card) => (
            <CardPick
              key={card.idCard}
              name="next-card"
              title={t('name', cardNames(card))}
              more={t('valid', cardNames(card))}
              checked={card.idCard === chosen}
              onPick={() => setChosen(card.idCard)}
            />
          ))}
        </Picks>
        <Ways>
          {cards.length > 0 && (
            <Button type="submit" look="primary">
              {t('submit')}
            </Button>
          )}
          <ButtonLink to={paths.wallet()} look="quiet">
            {t('add')}
          </ButtonLink>
        </Ways>
      </Form>
    </Dialog>
  );
}
