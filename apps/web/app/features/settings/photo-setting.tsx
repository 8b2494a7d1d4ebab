import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { api } from '../../shared/api.ts';
import { PhotoField } from '../../shared/photo/photo-field.tsx';
import { updateUser, useSave } from './api.ts';

export const PhotoSetting = ({ user }: { user: SelfUser }) => {
  const use = useSave((idImage: string) => updateUser({ idImage }));
  const remove = useSave(() => api('clearUserFields', { query: { fields: 'image' } }));
  return (
    <PhotoField
      imageLink={user.imageLink}
      onUploaded={({ idImage }) => use.mutate(idImage)}
      onRemove={() => remove.mutate()}
    />
  );
};
