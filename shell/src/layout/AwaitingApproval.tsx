import { signOut } from '@itinera/shared/data';
import { Button, Notice, Page } from '@itinera/shared/ui';

/** All that a registered person sees until our staff approve the account. */
export function AwaitingApproval({ email }: { email: string }) {
  return (
    <Page title="Waiting for approval">
      <Notice title="Your request has been received" action={<Button onClick={signOut}>Log out</Button>}>
        Our staff look at each request. As soon as yours is approved you will find your hotels here; we write
        to {email}.
      </Notice>
    </Page>
  );
}
