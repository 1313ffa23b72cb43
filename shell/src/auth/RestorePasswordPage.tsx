import { useLocation } from '@itinera/shared/router';
import { AskForLink } from './AskForLink';
import { NewPassword } from './NewPassword';

/** The link in a mail carries its secret in the fragment, which reaches no server and no log. */
const secretIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('t');

/**
 * Asks for a link or, opened by one, for the new password. Invitations lead here too. A link that is pasted into the tab that
 * waits for it changes nothing but the fragment of the open page.
 */
export default function RestorePasswordPage() {
  const { hash } = useLocation();
  const secret = secretIn(hash);
  return secret ? <NewPassword key={secret} secret={secret} /> : <AskForLink />;
}
