import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { verified } from '../../shared/verification/verified.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { clearUserField, useSave } from './api.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneForm } from './phone-form.tsx';

type Step = { kind: 'shown' } | { kind: 'number' } | { kind: 'code'; phone: string };

export const PhoneSetting = ({ user: { phone } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const [step, setStep] = useState<Step>({ kind: 'shown' });
  const remove = useSave(() => verified(() => clearUserField('phone')));
  const close = () => setStep({ kind: 'shown' });
  return (
    <RowGroup title={t('phone.title')}>
      <Rows>
        <Row name={phone ?? t('phone.none')} more={t('phone.more')}>
          {step.kind === 'shown' && (
            <>
              <Button size="small" onClick={() => setStep({ kind: 'number' })}>
                {phone ? t('phone.change') : t('phone.add')}
              </Button>
              {phone && (
                <Button size="small" look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
                  {t('remove')}
                </Button>
              )}
            </>
          )}
        </Row>
      </Rows>
      {step.kind === 'number' && <PhoneForm sent={(given) => setStep({ kind: 'code', phone: given })} close={close} />}
      {step.kind === 'code' && <PhoneCodeForm phone={step.phone} close={close} />}
    </RowGroup>
  );
};
