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

/** Link of an invitation; the API includes it only while the mail is waiting. */
const linkIn = (mail: Mail): string | undefined => mail.body?.match(/https?:\/\/\S+/)?.[0];

const copy = (link: string) =>
  navigator.clipboard.writeText(link).then(
    () => showSnackbar('Link copied. It works once', 'success'),
    () => showSnackbar('The link could not be copied.', 'error'),
  );

/** Status of the last invitation of a user. */
export function InvitationLines({ user }: { user: User }) {
  const { data, error, refetch } = useList(outbox, {
    recipient: user.email,
    sort: '-created',
    page: 1,
    per_page: 1,
  });
  // 404: a mail server delivers, so there is no outbox to read. 403: only admins may read it.
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
