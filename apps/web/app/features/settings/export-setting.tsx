import { useMutation } from '@tanstack/react-query';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { verified } from '../../shared/verification/verified.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { exportData } from './api.ts';

export const ExportSetting = () => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => verified(exportData),
    onError: useShowProblem(),
  });
  return (
    <RowGroup title={t('export.title')}>
      <Rows>
        <Row name={t('export.name')} more={t('export.more')}>
          <Button size="small" busy={isPending} onClick={() => mutate()}>
            {t('export.make')}
          </Button>
        </Row>
      </Rows>
      {data && (
        <Note kind="safe">
          <p>{t('export.ready')}</p>
          <a className={text.link} href={data.url} download>
            {t('export.download')}
          </a>
        </Note>
      )}
    </RowGroup>
  );
};
