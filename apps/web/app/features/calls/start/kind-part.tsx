import type { CallKind } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { Part } from './part.tsx';

type Props = { kind: CallKind; name: string; onPick: (kind: CallKind) => void };

export const KindPart = ({ kind, name, onPick }: Props) => {
  const { t } = useTranslation('calls');
  return (
    <Part question={t('start.kind')}>
      <Picks label={t('start.kind')}>
        <Pick
          name="kind"
          title={t('kinds.video')}
          more={t('start.videoMore', { name })}
          checked={kind === 'video'}
          onPick={() => onPick('video')}
        />
        <Pick
          name="kind"
          title={t('kinds.voice')}
          more={t('start.voiceMore')}
          checked={kind === 'voice'}
          onPick={() => onPick('voice')}
        />
      </Picks>
    </Part>
  );
};
