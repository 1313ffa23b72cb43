import { useState } from 'react';
import { AskForLink } from './AskForLink';
import { NewPassword } from './NewPassword';

/** The link in a mail carries its secret in the fragment, which reaches no server and no log. */
const secretIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('t');

/** Asks for a link or, opened by one, for the new password. Invitations lead here too. */
export default function RestorePasswordPage() {
  const [secret] = useState(() => secretIn(window.location.hash));
  return secret ? <NewPassword secret={secret} /> : <AskForLink />;
}
