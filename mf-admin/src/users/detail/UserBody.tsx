import type { User } from '@itinera/shared/contracts';
import { useDialogAddress } from '@itinera/shared/router';
import { Box, onDemand, Stack, useShortcut } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { isPartner } from '../user';
import { AccessCard } from './AccessCard';
import { EventsCard } from './EventsCard';
import { HotelsCard } from './HotelsCard';
import { PersonCard } from './PersonCard';
import { SessionsCard } from './SessionsCard';

const EditUserDialog = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ '../form/EditUserDialog').then((module) => ({
    default: module.EditUserDialog,
  })),
);

const PERSON = 'person';

export function UserBody({ user }: { user: User }) {
  const { value, open, close } = useDialogAddress('edit');
  const edit = () => open(PERSON);
  useShortcut('e', 'Edit user', edit);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <PersonCard user={user} onEdit={edit} />
        <Stack sx={{ gap: 2 }}>
          <AccessCard user={user} />
          {isPartner(user) && <HotelsCard user={user} />}
        </Stack>
        <SessionsCard user={user} />
        <EventsCard user={user} />
      </Box>
      <Suspense>{value === PERSON && <EditUserDialog user={user} onClose={close} />}</Suspense>
    </>
  );
}
