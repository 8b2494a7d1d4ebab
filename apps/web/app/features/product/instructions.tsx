import type { ProductType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import type { buy } from '@stagedoor/messages/en/buy';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import styles from './product-page.module.css';

type Explained = keyof (typeof buy)['steps'];
const explained: Record<Explained, true> = {
  AUTOGRAPH: true,
  VIDEO_GREETING: true,
  AUTO_REPLY: true,
  PHYSICAL: true,
  EVENT: true,
  COLLABORATION: true,
  MUSEUM_TOUR: true,
  MSG: true,
  CALL: true,
  MESSAGE_PACKAGE: true,
  CALL_PACKAGE: true,
};
const isExplained = (type: string): type is Explained => Object.hasOwn(explained, type);

/** How it goes, in three steps. A talent may have words of their own for events. */
export const Instructions = ({ product, type }: { product: Product; type: ProductType }) => {
  const { t } = useTranslation('buy');
  if (!isExplained(type)) return null;
  const { ownerName: name, presentation } = product;
  const own = type === 'EVENT' ? presentation.eventInstructions : null;
  const steps =
    own?.split('\n') ?? (['one', 'two', 'three'] as const).map((step) => t(`steps.${type}.${step}`, { name }));
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
};
