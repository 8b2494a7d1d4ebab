import { limits } from '@stagedoor/contract/limits';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import styles from './groups.module.css';

type Props = ModalProps<'hide'> & { name: string; inside: Readonly<Record<string, string>>; isHidden: boolean };

const kinds = ['talents', 'categories', 'tags', 'applications'] as const;

/** What prevents the deletion. */
export default function InsideModal({ name, inside, isHidden, answer }: Props) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog
      title={t('content.groups.inside.title', { name })}
      closeLabel={shell('close')}
      width={limits.modals.languageWidth}
    >
      <div className={styles.inside}>
        <ul>
          {kinds.map(
            (kind) => inside[kind] && <li key={kind}>{t(`content.groups.inside.${kind}`, { names: inside[kind] })}</li>,
          )}
        </ul>
        {!isHidden && <p>{t('content.groups.inside.text')}</p>}
        <Ways>
          {!isHidden && (
            <Button look="primary" onClick={() => answer('hide')}>
              {t('content.groups.inside.hide')}
            </Button>
          )}
          <Button look="quiet" onClick={() => answer()}>
            {t('keep')}
          </Button>
        </Ways>
      </div>
    </Dialog>
  );
}
