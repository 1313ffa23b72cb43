import { users, type User } from '@itinera/shared/contracts';
import { personName, plural } from '@itinera/shared/format';
import { useDeletions } from '@itinera/shared/grid';
import { useSession } from '@itinera/shared/state';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { offersFor, type Offer } from './offers';
import { runAct } from './userCalls';

const ConfirmDialog = onDemand(() =>
  import('@itinera/shared/forms').then((forms) => ({ default: forms.ConfirmDialog })),
);

interface Asked {
  offer: Offer;
  people: { id: string; name: string }[];
}

const named = (user: User) => ({ id: user.id, name: personName(user) });

/** Actions on accounts, for the list and for the page of a user. Render `dialog`. */
export function useAccountActs() {
  const ownId = useSession().profile?.id;
  const [asked, setAsked] = useState<Asked>();
  const deletions = useDeletions({ of: users, noun: 'user', nameOf: personName });

  const run = (offer: Offer, chosen: User[]) => {
    const people = chosen.map(named);
    if (offer.question) setAsked({ offer, people });
    else void runAct(offer.act, people);
  };
  const peopleText =
    asked?.people.length === 1 ? asked.people[0]?.name : plural(asked?.people.length ?? 0, 'user');
  const dialog = (
    <>
      {deletions.dialog}
      <Suspense>
        {asked && (
          <ConfirmDialog
            question={asked.offer.question?.(peopleText ?? '') ?? ''}
            verb={asked.offer.label}
            isDangerous
            isReady
            onConfirm={() => {
              setAsked(undefined);
              void runAct(asked.offer.act, asked.people);
            }}
            onClose={() => setAsked(undefined)}
          >
            {asked.offer.consequence}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
  return {
    offersFor: (user: User) => offersFor(user, ownId),
    run,
    /** Undefined for one's own account, which can't be deleted. */
    deletion: (user: User) => (user.id === ownId ? undefined : deletions.action(user)),
    dialog,
  };
}
