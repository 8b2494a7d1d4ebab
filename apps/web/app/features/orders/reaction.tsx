import { type Reaction as Name, reactions } from '@stagedoor/contract/order-words';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconMoodHappy from '@tabler/icons-react/dist/esm/icons/IconMoodHappy.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import { reactToOrder } from './api.ts';
import styles from './order-view.module.css';
import { useAction } from './use-action.ts';

const icons = { love: IconHeart, thanks: IconHeartHandshake, wow: IconSparkles, laugh: IconMoodHappy };

/** A reaction with one press; it can be given once. */
export const Reaction = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const { idOrder, partner, reaction, role, can } = order;
  const { mutate, isPending, variables } = useAction({
    act: (name: Name) => reactToOrder(idOrder, name),
    done: t('reaction.sent'),
  });
  const chosen = reactions.find((name) => name === reaction);
  if (!chosen && !can.includes('react')) return null;
  return (
    <section className={styles.part} aria-labelledby="reaction">
      <h2 id="reaction">{t('reaction.title')}</h2>
      {chosen ? (
        <p>{t(role === 'buyer' ? 'reaction.said' : 'reaction.heard', { reaction: t(`reaction.${chosen}`) })}</p>
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
