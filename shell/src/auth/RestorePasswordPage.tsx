import { useLocation } from '@itinera/shared/router';
import { RequestLink } from './RequestLink';
import { NewPassword } from './NewPassword';

/** Secret of a link. It is in the fragment, which reaches no server and no log. */
const secretIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('t');

/**
 * Requests a link or, opened by one, the new password. Invitations lead here, too. Pasting a link into the waiting tab changes only the
 * fragment, without a reload.
 */
export default function RestorePasswordPage() {
  const { hash } = useLocation();
  const secret = secretIn(hash);
  return secret ? <NewPassword key={secret} secret={secret} /> : <RequestLink />;
}
