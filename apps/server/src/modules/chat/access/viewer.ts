import type { KnownCaller } from '../../../platform/http/caller.ts';
import type { ChatViewer } from './participation.ts';

export const viewerOf = ({ idUser, kind, staff }: KnownCaller): ChatViewer => ({
  idUser,
  supports: kind === 'staff' && (staff?.scopes.includes('support') ?? false),
  byLink: false,
});
