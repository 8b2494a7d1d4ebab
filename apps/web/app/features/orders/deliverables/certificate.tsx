import type { Naming } from '@stagedoor/contract/schemas/certificate';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { setCertificateNaming } from '../api.ts';
import { useAction } from '../use-action.ts';
import styles from './deliverables.module.css';

type Props = { order: OrderDetail; isLink: boolean };

/** What proves that the delivery is real. After a redo the latest one counts; the others lead to it. */
export const OrderCertificate = ({ order: { certificates, talentName, role }, isLink }: Props) => {
  const { t } = useTranslation('orders');
  const [latest] = certificates;
  if (!latest) return null;
  const { code, state, naming } = latest;
  return (
    <section className={styles.certificate} aria-labelledby="certificate">
      <h3 id="certificate">{t('certificate.title')}</h3>
      <p className={styles.number}>{code}</p>
      <p className={styles.more}>
        {state === 'valid' ? t('certificate.text', { name: talentName }) : t('certificate.ended')}
      </p>
      {role === 'buyer' && !isLink && state === 'valid' && naming !== null && (
        <ChooseNaming key={code} code={code} naming={naming} />
      )}
      <ButtonLink to={paths.verify(code)} size="small">
        {t('certificate.open')}
      </ButtonLink>
    </section>
  );
};

const ChooseNaming = ({ code, naming }: { code: string; naming: Naming }) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending, variables } = useAction({
    act: (chosen: Naming) => setCertificateNaming(code, chosen),
    done: t('certificate.saved'),
  });
  const options = (['full', 'initials', 'hidden'] as const).map((value) => ({
    value,
    label: t(`certificate.namings.${value}`),
  }));
  return (
    <Choice
      legend={t('certificate.naming')}
      value={isPending ? variables : naming}
      options={options}
      onChange={mutate}
    />
  );
};
