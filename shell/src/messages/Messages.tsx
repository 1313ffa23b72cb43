import { useMessages } from '@itinera/shared/state';
import { Stack } from '@itinera/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SnackbarArea } from './SnackbarArea';
import { Toast } from './Toast';
import { placeLayer } from './placeLayer';

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

/** Renders its children above everything, dialogs included. */
function MessageLayer({ children }: { children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => placeLayer(element), [element]);
  return createPortal(children, element);
}
