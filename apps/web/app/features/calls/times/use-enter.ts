import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { keepCall } from '../kept-call.ts';
import { forgetKey, keptKey } from './kept-key.ts';

/** Leads the tab that came to the call, once it has begun. */
export const useEnter = ({ idBooking, idCall, kind, role, fromPack }: CallBooking): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const key = keptKey(idBooking);
    if (idCall === null || key === null) return;
    // Back leads here again, and not to the call a second time.
    forgetKey(idBooking);
    keepCall(idCall, {
      key,
      camera: kind === 'video',
      ...(role === 'fan' && { payment: { by: fromPack ? 'pack' : 'wallet' } }),
    });
    void navigate(paths.call(idCall), { replace: true });
  }, [navigate, idBooking, idCall, kind, role, fromPack]);
};
