import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { removePin, useSave } from './api.ts';

export const LoginMethods = ({ user: { hasPassword, hasPin } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const remove = useSave(removePin);
  return (
    <RowGroup title={t('loginMethods.title')}>
      <Rows>
        <Row
          name={t('loginMethods.password')}
          more={hasPassword ? t('loginMethods.passwordSet') : t('loginMethods.passwordNone')}
        >
          <ButtonLink size="small" to={paths.setPassword()}>
            {hasPassword ? t('loginMethods.changePassword') : t('loginMethods.setPassword')}
          </ButtonLink>
        </Row>
        <Row name={t('loginMethods.pin')} more={hasPin ? t('loginMethods.pinSet') : t('loginMethods.pinNone')}>
          <ButtonLink size="small" to={paths.setPin()}>
            {hasPin ? t('loginMethods.changePin') : t('loginMethods.setPin')}
          </ButtonLink>
          {hasPin && (
            <Button size="small" look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('loginMethods.removePin')}
            </Button>
          )}
        </Row>
      </Rows>
    </RowGroup>
  );
};
