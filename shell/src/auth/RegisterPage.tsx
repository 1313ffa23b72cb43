import { AskAdministrator } from './AskAdministrator';

export default function RegisterPage() {
  return (
    <AskAdministrator title="Registration">
      You can’t register here yet. Please ask your administrator to open an account for you.
    </AskAdministrator>
  );
}
