import { signOut } from '@itinera/shared/data';
import { Button, Link, Notice, Page } from '@itinera/shared/ui';
import type { useProfile } from '../useProfile';
import { SetUpNeeded } from './SetUpNeeded';
import { configuration } from '../../base/configuration';

/** Page shown instead of all others to a person who can open none. */
export function Barred({ awaitsApproval, isInWrongShell }: ReturnType<typeof useProfile>) {
  if (awaitsApproval) return <AwaitingApproval email={awaitsApproval} />;
  return isInWrongShell ? <WrongShell /> : <SetUpNeeded />;
}

/** Links staff who sign in at the partner shell to their own. */
function WrongShell() {
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

/** Page of a registered person until staff approve the account. */
function AwaitingApproval({ email }: { email: string }) {
  return (
    <Page title="Waiting for approval">
      <Notice title="Your request has been received" action={<Button onClick={signOut}>Log Out</Button>}>
        Our staff review each request. Once yours is approved, we will write to {email} and your hotels will
        appear here.
      </Notice>
    </Page>
  );
}
