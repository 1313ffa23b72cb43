import { signOut } from '@itinera/shared/data';
import { Button, Link, Notice, Page } from '@itinera/shared/ui';
import { configuration } from '../../base/configuration';

/** Links staff who sign in at the partner shell to their own. */
export function WrongShell() {
  return (
    <Page title="Partner access">
      <Notice title="This address is for partners" action={<Button onClick={signOut}>Log Out here</Button>}>
        Your account is a staff account. Sign in at{' '}
        <Link href={configuration.otherShell} underline="always">
          {configuration.otherShell}
        </Link>
        .
      </Notice>
    </Page>
  );
}
