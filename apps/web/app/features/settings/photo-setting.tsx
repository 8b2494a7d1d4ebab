import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { PhotoField } from '../../shared/photo/photo-field.tsx';
import { clearUserField, updateUser, useSave } from './api.ts';

export const PhotoSetting = ({ user }: { user: SelfUser }) => {
  const use = useSave((idImage: string) => updateUser({ idImage }));
  const remove = useSave(() => clearUserField('image'));
  return (
    <PhotoField
      imageLink={user.imageLink}
      onUploaded={({ idImage }) => use.mutate(idImage)}
      onRemove={() => remove.mutate()}
    />
  );
};
