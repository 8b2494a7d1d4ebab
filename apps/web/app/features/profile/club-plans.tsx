import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Row, Rows } from '../../ui/layout/row.tsx';

type Props = { plans: ProfileData['clubProducts']['subscriptions'] };

/** The plans of a talent, each with its price. */
export default function ClubPlans({ plans }: Props) {
  const { t } = useTranslation('profile');
  return (
    <Section id="plans" title={t('memberships')}>
      <Rows>
        {plans.map(({ idSubscription, name, shortAbout, price }) => (
          <Row key={idSubscription} name={name} more={shortAbout}>
            <span>
              <Price amount={price} /> {t('perMonth')}
            </span>
            <ButtonLink size="small" to={paths.plan(idSubscription)} aria-label={`${t('viewPlan')}: ${name}`}>
              {t('viewPlan')}
            </ButtonLink>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
