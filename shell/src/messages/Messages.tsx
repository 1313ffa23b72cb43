import { useMessages } from '@itinera/shared/state';
import { Stack } from '@itinera/shared/ui';
import { MessageLayer } from './MessageLayer';
import { SnackbarArea } from './SnackbarArea';
import { Toast } from './Toast';

/** The only place that shows messages, of the shell and of all remotes. */
export function Messages() {
  const { snackbars, toasts } = useMessages();
  const [snackbar] = snackbars;
  return (
    <MessageLayer>
      <Stack
        sx={{
          position: 'fixed',
          top: 16,
          right: 16,
          gap: 1,
          // A toast has no buttons: elements below it can be clicked.
          pointerEvents: 'none',
          zIndex: 'snackbar',
          width: 'min(360px, calc(100vw - 32px))',
        }}
      >
        {toasts.map((toast) => (
          <Toast key={toast.key} toast={toast} />
        ))}
      </Stack>
      {snackbar && <SnackbarArea message={snackbar} />}
    </MessageLayer>
  );
}
