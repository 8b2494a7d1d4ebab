import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';

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
