import { outbox, type Mail, type User } from '@itinera/shared/contracts';
import { ApiError, messageOf, useList } from '@itinera/shared/data';
import { formatInstant } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { Button, Typography } from '@itinera/shared/ui';

const stateOf = ({ status, sent_at, created, expires_at, last_error }: Mail): string => {
  if (status === 'sent') return `The invitation was sent ${formatInstant(sent_at ?? created)}.`;
  if (status === 'dead')
    return `The invitation could not be sent${last_error ? ` (${last_error})` : ''}. Check the address and send it again.`;
  return `The invitation is in the outbox, and valid until ${formatInstant(expires_at)}.`;
};

/** The API gives the link only while the mail waits. */
const linkIn = (mail: Mail): string | undefined => mail.body?.match(/https?:\/\/\S+/)?.[0];

const copy = (link: string) =>
  navigator.clipboard.writeText(link).then(
    () => showSnackbar('Link copied. It works once', 'success'),
    () => showSnackbar('The link could not be copied.', 'error'),
  );

/** What became of the last invitation of a user. */
export function InvitationLines({ user }: { user: User }) {
  const { data, error, refetch } = useList(outbox, {
    recipient: user.email,
    sort: '-created',
    page: 1,
    per_page: 1,
  });
  // Where a mail server delivers, there is no outbox to look into; or it is a matter of admins.
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
  const [mail] = data?.result ?? [];
  const link = mail && linkIn(mail);
  return (
    <Typography component="div" sx={{ mt: 0.75 }}>
      {error && (
        <span role="alert">
          {messageOf(error)} <Button onClick={() => void refetch()}>Try again</Button>
        </span>
      )}
      {mail && stateOf(mail)}{' '}
      {link && (
        <Button size="small" onClick={() => void copy(link)}>
          Copy invitation link
        </Button>
      )}
    </Typography>
  );
}
