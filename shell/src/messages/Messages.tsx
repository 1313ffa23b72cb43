import { dismissMessage, useMessages, type Message } from '@itinera/shared/state';
import { Alert, Button, Snackbar, Stack } from '@itinera/shared/ui';
import { useEffect } from 'react';

/** Specification 9. */
const SNACKBAR_MS = 5000;
const TOAST_MS = 3000;

/** Failures interrupt a screen reader, everything else waits for its pause. */
const roleOf = ({ severity }: Message) => (severity === 'error' || severity === 'warning' ? 'alert' : 'status');

/** The one place where messages of the shell and of all remotes appear. */
export function Messages() {
  const { snackbars, toasts } = useMessages();
  const [snackbar] = snackbars;
  return (
    <>
      <Stack
        sx={{ position: 'fixed', top: 16, right: 16, gap: 1, zIndex: 'snackbar', width: 'min(360px, calc(100vw - 32px))' }}
      >
        {toasts.map((toast) => (
          <Toast key={toast.key} toast={toast} />
        ))}
      </Stack>
      {snackbar && (
        <Snackbar
          key={snackbar.key}
          open
          autoHideDuration={SNACKBAR_MS}
          onClose={(_event, reason) => reason !== 'clickaway' && dismissMessage(snackbar.key)}
        >
          <Alert
            role={roleOf(snackbar)}
            severity={snackbar.severity}
            variant="standard"
            sx={{ border: 1, borderColor: 'divider' }}
            action={
              <Button color="inherit" size="small" onClick={() => dismissMessage(snackbar.key)}>
                Close
              </Button>
            }
          >
            {snackbar.text}
          </Alert>
        </Snackbar>
      )}
    </>
  );
}

function Toast({ toast }: { toast: Message }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissMessage(toast.key), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast.key]);
  return (
    <Alert role={roleOf(toast)} severity={toast.severity}>
      {toast.text}
    </Alert>
  );
}
