import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { useState } from 'react';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CardPicks } from '../../../shared/money/card-picks.tsx';
import { useCardChoice } from '../../../shared/money/use-card-choice.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import type { Choice } from './choice.ts';

type Props = ModalProps<Choice> & Choice & { left: number; wallet: number };

/** Chooses what pays for messages in this chat: a pack, the wallet, or a card. */
export default function PayModal({ left, wallet, way, card, answer }: Props) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation('shell');
  const dollars = useDollars();
  const [chosen, setChosen] = useState<Choice>({ way, card });
  const cards = useCardChoice(chosen.card, true);
  return (
    <Dialog title={t('write.chooseWay')} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={() => answer(chosen)}>
        <Picks label={t('write.chooseWay')}>
          {left > 0 && (
            <Pick
              name="pay"
              title={t('write.packTitle')}
              more={t('write.left', { count: left })}
              checked={chosen.way === 'pack'}
              onPick={() => setChosen({ ...chosen, way: 'pack' })}
            />
          )}
          {wallet > 0 && (
            <Pick
              name="pay"
              title={t('write.walletTitle')}
              end={dollars(cents(wallet))}
              checked={chosen.way === 'wallet'}
              onPick={() => setChosen({ ...chosen, way: 'wallet' })}
            />
          )}
          <CardPicks
            {...cards}
            name="pay"
            isCard={chosen.way === 'card'}
            pick={(picked) => setChosen({ way: 'card', card: picked })}
          />
        </Picks>
        <Ways>
          <Button type="submit" look="primary">
            {t('write.useWay')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
