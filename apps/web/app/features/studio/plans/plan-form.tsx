import { limits } from '@stagedoor/contract/limits';
import { planAreas } from '@stagedoor/contract/plan-areas';
import { useQuery } from '@tanstack/react-query';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { wide } from '../../../shared/photo/shapes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { FieldSet, Form, Ways } from '../../../ui/fields/form.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import text from '../../../ui/theme/text.module.css';
import { type OwnPlan, productFormQuery } from '../api.ts';
import { PriceField } from '../form/price-field.tsx';
import { useProblemOf } from '../form/use-problem-of.ts';
import { type PlanValues, usePlanForm } from './use-plan-form.ts';

type Props = { plan: OwnPlan | null; onEnd: () => void };

const { nameMax, shortAboutMax, aboutMax } = limits.products;

/** Makes a plan, or edits one. */
export const PlanForm = ({ plan, onEnd }: Props) => {
  const { t } = useTranslation('studio');
  const form = usePlanForm(plan, onEnd);
  const ref = useFirstProblem(form.failures);
  const { values, change } = form;
  const problemOf = useProblemOf({ problems: form.problems, type: 'SUBSCRIPTION' });
  const field = (name: 'name' | 'shortAbout' | 'about', most: number) => ({
    label: t(`form.${name}`),
    value: values[name],
    maxLength: most,
    problem: problemOf(name),
    hint: t('form.count', { count: values[name].length, most }),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<PlanValues>),
  });
  return (
    <Form ref={ref} spaced onSubmit={form.submit}>
      <Field {...field('name', nameMax)} />
      <Field {...field('shortAbout', shortAboutMax)} />
      <TextArea {...field('about', aboutMax)} rows={6} />
      <Price value={values.price} problem={problemOf('price')} onChange={(price) => change({ price })} />
      <PhotoField
        imageLink={values.imageLink}
        shape={wide}
        words={{
          title: t('plans.picture'),
          hint: t('form.pictureHint'),
          yours: t('plans.picture'),
          none: t('form.pictureNone'),
        }}
        problem={problemOf('idImage')}
        onUploaded={({ idImage, imageLink }) => change({ idImage, imageLink })}
        onRemove={() => change({ idImage: null, imageLink: null })}
      />
      <FieldSet legend={t('plans.opens')}>
        {planAreas.map((area) => (
          <Check
            key={area}
            checked={values.opens.includes(area)}
            onChange={({ target }) =>
              change({ opens: [...values.opens.filter((each) => each !== area), ...(target.checked ? [area] : [])] })
            }
          >
            {t(`plans.areas.${area}`)}
          </Check>
        ))}
        <p className={`${text.small} ${text.quiet}`}>{t('plans.opensHint')}</p>
      </FieldSet>
      {form.failure !== undefined && <Problem>{form.failure}</Problem>}
      <Ways>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(plan ? 'plans.save' : 'plans.publish')}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {t('plans.cancel')}
        </Button>
      </Ways>
    </Form>
  );
};

type PriceProps = { value: string; problem: string | undefined; onChange: (typed: string) => void };

/** With what is left of it after the fee and the charity's share. */
const Price = ({ value, problem, onChange }: PriceProps) => {
  const { t } = useTranslation('studio');
  const { data } = useQuery(productFormQuery(useLanguage()));
  const words = { label: t('plans.price'), hint: t('plans.priceHint'), problem };
  if (!data)
    return (
      <Field
        {...words}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <PriceField
      {...words}
      typed={value}
      terms={{ type: 'SUBSCRIPTION', fees: data.fees, charity: data.charity }}
      onChange={onChange}
    />
  );
};
