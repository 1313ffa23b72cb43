import type { User, UserStatus } from '@itinera/shared/contracts';
import { CardFrame } from '@itinera/shared/record';
import { Alert, Button, Stack, Typography } from '@itinera/shared/ui';
import { useAccountActs } from '../actions/useAccountActs';
import { StatusChip } from '../StatusChip';
import { InvitationLines } from './InvitationLines';

const meanings: Record<UserStatus, string> = {
  active: 'Can sign in.',
  pending:
    'Has registered, and sees nothing until the registration is approved. To decline it, delete the user.',
  invited: 'Has not chosen a password yet.',
  blocked: 'Can neither sign in nor request a new password.',
};

/** Status of the account, its sign-in and the actions on both. */
export function AccessCard({ user }: { user: User }) {
  const accounts = useAccountActs();
  const deletion = accounts.deletion(user);
  const isIncomplete = user.status === 'pending' && !(user.first_name && user.company_name);
  return (
    <CardFrame name="access" title="Access">
      <Typography sx={{ mt: 0.75 }}>
        <StatusChip status={user.status} />. {meanings[user.status]}
      </Typography>
      {isIncomplete && (
        <Alert severity="warning" role="note" sx={{ mt: 1 }}>
          Add first name and company before you approve the registration.
        </Alert>
      )}
      {user.status === 'invited' && <InvitationLines user={user} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        {accounts.offersFor(user).map((offer) => (
          <Button
            key={offer.label}
            size="small"
            variant="outlined"
            color={offer.danger ? 'error' : 'primary'}
            onClick={() => accounts.run(offer, [user])}
          >
            {offer.label}
          </Button>
        ))}
        {deletion && (
          <Button size="small" variant="outlined" color="error" onClick={deletion.run}>
            {deletion.label}
          </Button>
        )}
        {!deletion && 'This is your own account: password and sessions are in the menu with your name.'}
      </Stack>
      {accounts.dialog}
    </CardFrame>
  );
}
