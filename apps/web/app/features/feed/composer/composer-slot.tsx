import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useRepresented } from '../../../shared/people/mandates.ts';
import { isTalent } from '../../../shared/session/is-talent.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { plansQuery } from '../api.ts';

const Composer = lazy(() => import('./composer.tsx'));

type Props = { space: FeedSpace /** Whose page it is. */; idUser: number };

/** Opens the composer, for those who may post: the owner, their agent, and in a community its members. */
export default function ComposerSlot(props: Props) {
  const { user } = useSession();
  const represented = useRepresented(user);
  if (!user) return null;
  if (represented.some(({ idUser }) => idUser === props.idUser)) return <Slot {...props} />;
  if (user.idUser === props.idUser) return isTalent(user) && <Slot {...props} />;
  return props.space === 'community' && <MemberSlot {...props} />;
}

const MemberSlot = (props: Props) => {
  const { data } = useQuery(plansQuery(props.idUser, useLanguage()));
  if (!data?.membership?.hasAccess) return null;
  const { idSubscription } = data.membership;
  // A plan that is closed to new members is not among the others; the server knows what it opens.
  const plan = data.plans.find((each) => each.idSubscription === idSubscription);
  return (!plan || plan.opens.includes('community')) && <Slot {...props} />;
};

const Slot = ({ space, idUser }: Props) => {
  const { t } = useTranslation('composer');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button look="primary" onClick={() => setOpen(true)}>
          <IconPencil aria-hidden="true" />
          {t(`open.${space}`)}
        </Button>
      </div>
    );
  return (
    <Suspense>
      <Composer space={space} idUser={idUser} onDone={() => setOpen(false)} />
    </Suspense>
  );
};
