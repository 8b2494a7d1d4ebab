import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import { useSave } from './api.ts';

/** Password and PIN. */
export const WaysIn = ({ user: { hasPassword, hasPin } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const removePin = useSave(() => api('deletePin'));
  return (
    <RowGroup title={t('waysIn.title')}>
      <Rows>
        <Row name={t('waysIn.password')} more={hasPassword ? t('waysIn.passwordSet') : t('waysIn.passwordNone')}>
          <ButtonLink size="small" to={paths.setPassword()}>
            {hasPassword ? t('waysIn.changePassword') : t('waysIn.setPassword')}
          </ButtonLink>
        </Row>
        <Row name={t('waysIn.pin')} more={hasPin ? t('waysIn.pinSet') : t('waysIn.pinNone')}>
          <ButtonLink size="small" to={paths.setPin()}>
            {hasPin ? t('waysIn.changePin') : t('waysIn.setPin')}
          </ButtonLink>
          {hasPin && (
            <Button size="small" look="quiet" busy={removePin.isPending} onClick={() => removePin.mutate()}>
              {t('waysIn.removePin')}
            </Button>
          )}
        </Row>
      </Rows>
    </RowGroup>
  );
};
