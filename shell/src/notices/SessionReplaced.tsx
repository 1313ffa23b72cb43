import { Button, Logo, Notice } from '@itinera/shared/ui';
import { CentredPage } from './CentredPage';

/** Page shown after another person has signed in on this browser: pages of the previous person must not act for them. */
export function SessionReplaced() {
  return (
    <CentredPage>
      <h1 style={{ margin: 0 }}>
        <Logo size={44} />
      </h1>
      <Notice
        role="alert"
        title="Someone else has signed in"
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Continue with that account
          </Button>
        }
      >
        This window belonged to the previous account and can’t be used any more. Unsaved changes are lost.
      </Notice>
    </CentredPage>
  );
}
