import { type Reaction as Name, reactions } from '@stagedoor/contract/order-words';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconMoodHappy from '@tabler/icons-react/dist/esm/icons/IconMoodHappy.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { api } from '../../shared/api.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Ways } from '../../ui/form.tsx';
import styles from './order-view.module.css';
import { useAct } from './use-act.ts';

const icons = { love: IconHeart, thanks: IconHeartHandshake, wow: IconSparkles, laugh: IconMoodHappy };

/** How it was, said with one press and once. */
export const Reaction = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { idOrder, partner, reaction, role, can } = order;
  const { mutate, isPending, variables } = useAct({
    act: (name: Name) => api('reactToOrder', { body: { idOrder, reaction: name } }),
    done: t('reaction.sent'),
  });
  const said = reactions.find((name) => name === reaction);
  if (!said && !can.includes('react')) return null;
  return (
    <section className={styles.part} aria-labelledby="reaction">
      <h2 id="reaction">{t('reaction.title')}</h2>
      {said ? (
        <p>{t(role === 'buyer' ? 'reaction.said' : 'reaction.heard', { reaction: t(`reaction.${said}`) })}</p>
      ) : (
        <>
          <p>{t('reaction.lead', { name: partner.name })}</p>
          <Ways>
            {reactions.map((name) => {
              const Icon = icons[name];
              return (
                <Button key={name} size="small" busy={isPending && variables === name} onClick={() => mutate(name)}>
                  <Icon aria-hidden="true" />
                  {t(`reaction.${name}`)}
                </Button>
              );
            })}
          </Ways>
        </>
      )}
    </section>
  );
};
