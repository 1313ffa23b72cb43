import { dismissMessage, type Message } from '@itinera/shared/state';
import { Alert } from '@itinera/shared/ui';
import { useEffect } from 'react';
import { roleOf } from './roleOf';

/** Specification 9. */
const TOAST_MS = 3000;

export function Toast({ toast }: { toast: Message }) {
  const { key, said, severity, text } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dismissMessage(key), TOAST_MS);
    return () => clearTimeout(timer);
  }, [key, said]);
  return (
    <Alert
      role={roleOf(toast)}
      severity={severity}
      sx={{ '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
    >
      {text}
    </Alert>
  );
}
