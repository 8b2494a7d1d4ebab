import { limits } from '@stagedoor/contract/limits';
import type { NextStep, StudioOverview } from '@stagedoor/contract/schemas/overview';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import styles from './overview.module.css';
import { NearestOrder, WaitingRow } from './waiting-order.tsx';

/** Everything to do in one list: the order due first stands out and has the page's only primary button. */
export const NextUp = ({ overview: { waiting, steps } }: { overview: StudioOverview }) => {
  const { t } = useTranslation('overview');
  const [first, ...others] = waiting.nearest;
  const isDone = !first && steps.length === 0;
  return (
    <RowGroup title={t('studio.next')}>
      {isDone && (
        <div className={styles.done}>
          <p>{t('studio.doneTitle')}</p>
          <p>{t('studio.doneText')}</p>
        </div>
      )}
      {first && <NearestOrder order={first} />}
      <Rows>
        {others.map((order) => (
          <WaitingRow key={order.idOrder} order={order} />
        ))}
        {steps.map((step, n) => (
          <StepRow key={step.kind} step={step} isFirst={!first && n === 0} />
        ))}
      </Rows>
      {first && <AllOrders count={waiting.count} />}
    </RowGroup>
  );
};

const AllOrders = ({ count }: { count: number }) => {
  const { t } = useTranslation('overview');
  const { most } = limits.counters;
  return (
    <p className={styles.all}>
      <span>{count >= most ? t('studio.many', { count: most - 1 }) : t('studio.waiting', { count })}</span>
      <ButtonLink size="small" to={paths.studioOrders()}>
        {t('studio.all')}
      </ButtonLink>
    </p>
  );
};

const leadsTo: Record<NextStep['kind'], string> = {
  firstProduct: paths.newProduct(),
  picture: `${paths.studioPage()}#pictures`,
  withdraw: paths.withdraw(),
};

const StepRow = ({ step, isFirst }: { step: NextStep; isFirst: boolean }) => {
  const { t } = useTranslation('overview');
  const dollars = useDollars();
  const title =
    step.kind === 'withdraw'
      ? t('studio.steps.withdraw.title', { sum: dollars(step.amount) })
      : t(`studio.steps.${step.kind}.title`);
  return (
    <Row name={title} more={t(`studio.steps.${step.kind}.text`)}>
      <ButtonLink size="small" look={isFirst ? 'primary' : 'line'} to={leadsTo[step.kind]}>
        {t(`studio.steps.${step.kind}.act`)}
      </ButtonLink>
    </Row>
  );
};
