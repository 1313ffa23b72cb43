import { AskAdministrator } from './AskAdministrator';

export default function RestorePasswordPage() {
  return (
    <AskAdministrator title="Password recovery">
      You can’t recover a password here yet. Please ask your administrator for a new one.
    </AskAdministrator>
  );
}
