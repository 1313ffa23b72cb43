import { refreshSession } from '@itinera/shared/data';
import { Button, Logo, Notice } from '@itinera/shared/ui';
import { useState } from 'react';
import { CentredPage } from './CentredPage';

/** Page shown if the server can't be reached at start. The session is kept, because a retry may succeed. */
export function ServerUnreachable() {
  const [asking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    await refreshSession();
    setAsking(false);
  };
  return (
    <CentredPage>
      <h1 style={{ margin: 0 }}>
        <Logo size={44} />
      </h1>
      <Notice
        role="alert"
        title="The server can’t be reached"
        action={
          <Button variant="contained" onClick={() => void again()} disabled={asking}>
            {asking ? 'Trying…' : 'Try again'}
          </Button>
        }
      >
        You are still signed in. Check the connection, or try again in a moment.
      </Notice>
    </CentredPage>
  );
}
