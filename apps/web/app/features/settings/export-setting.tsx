import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { verified } from '../../shared/verified.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import text from '../../ui/text.module.css';

export const ExportSetting = () => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => verified(() => api('exportData')),
    onError: useSayProblem(),
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
