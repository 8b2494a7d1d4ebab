import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { AuctionedType, AuctionWin } from '@stagedoor/contract/schemas/auction';
import { draftAt, ownDraft, textsIn } from '../../../shared/forms/draft.ts';
import { textField } from '../../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { giveWinnerInfo, useRefreshWin } from '../api.ts';
import type { RequestValues } from './check-request.ts';
import styles from './winner-page.module.css';

type Made = Exclude<AuctionedType, 'AUCTION'>;
type Props = { win: AuctionWin; type: Made };

const fields = ['recipientName', 'wishes'] as const;
const empty: RequestValues = { recipientName: '', wishes: '' };
const { nameMax } = limits.account;
const { wishesMax } = limits.products;

/** Asks for whom it is made. */
export const RequestForm = ({ win, type }: Props) => {
  const { t } = useTranslation('winner');
  const { t: buy } = useTranslation('buy');
  const form = useRequestForm(win, type);
  const refresh = useRefreshWin(win.idProduct);
  const paper = useFirstProblem(form.failures);
  const problemOf = (name: (typeof fields)[number]) => {
    const problem = form.problems[name];
    return problem && buy(problem === 'required' ? 'problems.mandatoryField' : 'problems.fieldInvalid');
  };
  const field = (name: (typeof fields)[number]) => ({ ...textField(form, name), problem: problemOf(name) });
  const send = async () => {
    try {
      await giveWinnerInfo({ idProduct: win.idProduct, request: form.values });
    } catch (error) {
      // It was given on another device.
      if (!(error instanceof ApiError && error.name === 'incompleteRequest')) throw error;
    }
    form.startOver();
    await refresh();
  };
  const isOptional = type === 'AUTOGRAPH';
  return (
    <div>
      <h1 tabIndex={-1}>{t(win.isPurchase ? 'page.bought' : 'page.won')}</h1>
      <p>{t('page.requestLead', { name: win.ownerName })}</p>
      <div className={styles.form}>
        <Form ref={paper} onSubmit={() => form.submit(send)} spaced>
          <Field
            {...field('recipientName')}
            label={buy(`fields.recipientName.${type}`)}
            autoComplete="off"
            maxLength={nameMax}
          />
          <TextArea
            {...field('wishes')}
            label={buy(`fields.wishes.${type}`, { name: win.ownerName })}
            hint={buy(isOptional ? 'optionalUpTo' : 'upTo', { max: wishesMax })}
            maxLength={wishesMax}
          />
          {form.failure !== undefined && <Problem>{form.failure}</Problem>}
          <Button type="submit" look="primary" size="large" busy={form.busy}>
            {t('page.submit')}
          </Button>
        </Form>
      </div>
    </div>
  );
};

const useRequestForm = ({ idProduct }: AuctionWin, type: Made) =>
  useForm<RequestValues, Partial<Record<keyof RequestValues, string>>>({
    start: () => empty,
    draft: draftAt<RequestValues>(ownDraft(`winner.request.${idProduct}`), (stored) => textsIn(stored, fields)),
    check: async (values) => (await import('./check-request.ts')).requestProblems(values, type),
  });
