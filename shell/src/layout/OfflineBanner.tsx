import { Alert } from '@itinera/shared/ui';
import { useSyncExternalStore } from 'react';

function followConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that nothing can be saved while offline; page and input are kept. */
export function OfflineBanner() {
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  if (online) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      You are offline. You can keep reading, but nothing can be saved until the connection is back.
    </Alert>
  );
}
