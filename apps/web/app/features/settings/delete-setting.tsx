import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';

export const DeleteSetting = () => {
  const { t } = useTranslation('settings');
  return (
    <RowGroup title={t('delete.title')}>
      <Rows>
        <Row name={t('delete.name')} more={t('delete.more')}>
          <ButtonLink size="small" look="stop" to={paths.deleteAccount()}>
            {t('delete.go')}
          </ButtonLink>
        </Row>
      </Rows>
    </RowGroup>
  );
};
