import { ruleOf } from '@stagedoor/contract/product-types';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { FieldSet } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { plansQuery } from '../api.ts';
import { audiences } from './draft.ts';
import { Part } from './part.tsx';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';

/** Who can buy: everyone, all members, or those of some plans. Only a talent with plans has a choice. */
export const WhoPart = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('studio');
  const { data: plans = [] } = useQuery(plansQuery(useLanguage()));
  const problem = useProblemOf(form)('subscriptionAccess.validSubscriptions');
  const { draft, change, product, type } = form;
  if (plans.length === 0 && draft.audience === 'everyone') return null;
  const area = ruleOf(type).deadline === 'takesPlace' ? 'events' : 'products';
  const opening = plans.filter(({ opens }) => opens.includes(area));
  const isClosed = product?.subscriptionAccess?.validSubscriptions.length === 0;
  return (
    <Part title={t('form.who')} lead={t('form.whoLead')}>
      {isClosed && <Note kind="stop">{t('form.noPlanLeft')}</Note>}
      <Picks label={t('form.who')}>
        {audiences.map((audience) => (
          <Pick
            key={audience}
            name="audience"
            title={t(`form.audiences.${audience}`)}
            checked={draft.audience === audience}
            onPick={() => change({ audience })}
          />
        ))}
      </Picks>
      {draft.audience === 'plans' && (
        <FieldSet legend={t('form.whichPlans')}>
          {opening.map(({ idSubscription, name }) => (
            <Check
              key={idSubscription}
              checked={draft.plans.includes(idSubscription)}
              onChange={({ target }) =>
                change({
                  plans: [
                    ...draft.plans.filter((id) => id !== idSubscription),
                    ...(target.checked ? [idSubscription] : []),
                  ],
                })
              }
            >
              {name}
            </Check>
          ))}
          {problem && <Problem>{problem}</Problem>}
        </FieldSet>
      )}
    </Part>
  );
};
