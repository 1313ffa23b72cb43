import { signOut } from '@itinera/shared/data';
import { Button, Notice, Page } from '@itinera/shared/ui';

/** Page of a registered person until staff approve the account. */
export function AwaitingApproval({ email }: { email: string }) {
  return (
    <Page title="Waiting for approval">
      <Notice title="Your request has been received" action={<Button onClick={signOut}>Log Out</Button>}>
        Our staff review each request. Once yours is approved, we will write to {email} and your hotels will
        appear here.
      </Notice>
    </Page>
  );
}
