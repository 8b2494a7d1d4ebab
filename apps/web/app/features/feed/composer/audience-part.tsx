import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { FieldSet } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './composer.module.css';
import { useProblemOf } from './problems.ts';
import type { ComposerForm } from './use-composer.ts';
import { usePlans } from './use-plans.ts';
import { audiences } from './values.ts';

/** Who will see it. In a community that is settled; in a feed only a talent with plans has a choice. */
export const AudiencePart = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const quiet = `${text.small} ${text.quiet}`;
  if (form.place.space === 'community') return <p className={quiet}>{t('audience.community')}</p>;
  return <FeedAudience form={form} />;
};

const FeedAudience = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const { values, change } = form;
  const plans = usePlans(form);
  const opening = plans?.filter(({ opens }) => opens.includes('posts')) ?? [];
  if (plans && opening.length === 0 && values.audience === 'everyone')
    return form.talent ? (
      <p className={`${text.small} ${text.quiet}`}>{t('audience.theirNoPlans', { name: form.talent.name })}</p>
    ) : (
      <p className={`${text.small} ${text.quiet}`}>
        {t('audience.noPlans')}{' '}
        <Link to={paths.studioPlans()} className={text.link}>
          {t('audience.toPlans')}
        </Link>
      </p>
    );
  return (
    <FieldSet legend={t('audience.title')}>
      <div className={styles.attached}>
        <Picks label={t('audience.title')}>
          {audiences.map((audience) => (
            <Pick
              key={audience}
              name="audience"
              title={t(`audience.${audience}`)}
              checked={values.audience === audience}
              onPick={() => change({ audience })}
            />
          ))}
        </Picks>
        {values.audience === 'plans' && <Plans form={form} plans={opening} />}
        {values.audience !== 'everyone' && (
          <p className={`${text.small} ${text.quiet}`}>
            {t(values.attached === null ? 'audience.teaser' : 'audience.private')}
          </p>
        )}
      </div>
    </FieldSet>
  );
};

type PlansProps = { form: ComposerForm; plans: readonly { idSubscription: number; name: string }[] };

const Plans = ({ form: { values, change, problems }, plans }: PlansProps) => {
  const { t } = useTranslation('composer');
  const problem = useProblemOf(problems)('audience');
  return (
    <FieldSet legend={t('audience.which')}>
      {plans.map(({ idSubscription: id, name }, at) => (
        <Check
          key={id}
          checked={values.plans.includes(id)}
          problem={at === 0 ? problem : undefined}
          onChange={({ target }) =>
            change({ plans: [...values.plans.filter((each) => each !== id), ...(target.checked ? [id] : [])] })
          }
        >
          {name}
        </Check>
      ))}
      {plans.length === 0 && <Problem>{t('audience.noPlanOpens')}</Problem>}
    </FieldSet>
  );
};
