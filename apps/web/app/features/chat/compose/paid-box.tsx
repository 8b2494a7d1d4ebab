import { limits } from '@stagedoor/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { cardName } from '../../../shared/money/kept-cards.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/theme/text.module.css';
import { offerQuery } from '../api.ts';
import type { Reply } from './draft.ts';
import { type Means, useMeans } from './use-means.ts';
import { type To, useSendPaid } from './use-send-paid.ts';
import { WriteBox } from './write-box.tsx';

type Props = {
  draftKey: string;
  name: string;
  files: boolean;
  idPartner: number;
  to: To;
  typingIn?: number;
  reply?: Reply;
  onNoReply?: () => void;
  onSent: (idChat: number) => unknown;
};

/** Writes a paid message: the price is on the button and grows with the text. */
export const PaidBox = ({ idPartner, to, onSent, ...box }: Props) => {
  const { t } = useTranslation('chat');
  const dollars = useDollars();
  const { data: offer } = useQuery(offerQuery(idPartner, useLanguage()));
  const [words, setWords] = useState('');
  const means = useMeans(offer, words.trim().length);
  const { send, busy, problem } = useSendPaid(means, to, box.reply?.idMessage, onSent);
  const isPack = means.way === 'pack';
  const price = means.price && dollars(means.price.total);
  return (
    <WriteBox
      {...box}
      files={box.files && (offer?.files ?? true)}
      submit={isPack ? t('write.usePack') : price ? t('write.pay', { sum: price }) : t('write.send')}
      busy={busy || !means.price}
      problem={problem}
      onText={setWords}
      send={send}
      foot={
        <>
          <span>
            {isPack ? t('write.left', { count: means.left }) : <Shares name={box.name} means={means} />}
            {words.length > limits.bundle.freeUnits - limits.bundle.stepUnits && !isPack && (
              <> {t('write.longer', { count: limits.bundle.freeUnits })}</>
            )}
          </span>
          <Ways means={means} />
          {means.left === 0 &&
            offer?.packs.map(({ idProduct, units, total }) => (
              <Link
                key={`${idProduct} ${units}`}
                to={paths.product({ idProduct, idOwner: idPartner })}
                className={text.link}
              >
                {t('write.packs', { count: units, sum: dollars(total) })}
              </Link>
            ))}
        </>
      }
    />
  );
};

/** Who receives which part of the price. */
const Shares = ({ name, means: { price, charity } }: { name: string; means: Means }) => {
  const { t } = useTranslation('chat');
  const dollars = useDollars();
  if (!price) return null;
  const parts = { name, talent: dollars(price.talent), platform: dollars(price.platform) };
  return charity
    ? t('write.sharesFund', { ...parts, fund: charity.name, charity: dollars(price.charity) })
    : t('write.shares', parts);
};

const Ways = ({ means }: { means: Means }) => {
  const { t } = useTranslation('chat');
  const { way, choice, choose } = means;
  const { chosen } = choice;
  const card = chosen ? t('write.ways.card', cardName(chosen)) : t('write.ways.newCard');
  return (
    <span>
      {t('write.payWith', { way: way === 'card' ? card : t(`write.ways.${way}`) })}{' '}
      <Button size="small" look="quiet" onClick={() => void choose()}>
        {t('write.change')}
      </Button>
    </span>
  );
};
