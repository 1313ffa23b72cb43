import { dismissMessage, type Message } from '@itinera/shared/state';
import { Alert, Box, Button, Stack, styled } from '@itinera/shared/ui';
import { useCallback, useRef, type FocusEvent } from 'react';
import { CopyDetails } from './CopyDetails';
import { roleOf } from './roleOf';
import { TimeLeft } from './TimeLeft';
import { useClearance } from './useClearance';
import { useCountdown } from './useCountdown';
import { usePauseWhileRead } from './usePauseWhileRead';
import { useMessageKeys } from './useMessageKeys';
import { useFocusReturn } from './useFocusReturn';

/** Specification 9. */
const SNACKBAR_MS = 5000;

/** Smallest distance from the bottom of the window, in pixels. */
const LEAST = 16;

/** Bottom centre, above buttons there. */
const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 8,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  animation: 'snackbar-in 225ms ease-out',
  '@keyframes snackbar-in': { from: { opacity: 0, transform: 'scale(0.9)' } },
  [theme.breakpoints.up('sm')]: { insetInline: 24 },
}));

/** Shows the current message. Its time is paused while it has the pointer or the focus, or the window is hidden. */
export function SnackbarArea({ message }: { message: Message }) {
  const { key, severity, text, said, action, details } = message;
  const area = useRef<HTMLDivElement>(null);
  const { isHeld, listeners } = usePauseWhileRead();
  const focus = useFocusReturn(area);
  const alert = useRef<HTMLDivElement>(null);
  const bottom = useClearance(alert, LEAST);
  const dismiss = useCallback(() => dismissMessage(key), [key]);
  useCountdown(SNACKBAR_MS, isHeld, `${key} ${said}`, dismiss);

  const close = () => {
    focus.giveBack();
    dismiss();
  };
  const act = () => {
    close();
    action?.run();
  };
  useMessageKeys(area, action?.undoes ? act : undefined);

  return (
    <Box
      ref={area}
      role="region"
      aria-label="Message (F8)"
      data-above-sheets
      {...listeners}
      onFocus={(event: FocusEvent) => {
        listeners.onFocus();
        focus.remember(event);
      }}
      onKeyDown={({ key: pressed }) => pressed === 'Escape' && close()}
    >
      <Place key={key} style={{ bottom }}>
        <Alert
          ref={alert}
          role="none"
          severity={severity}
          sx={{
            position: 'relative',
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            maxWidth: 640,
            '& .MuiAlert-message': { flexGrow: 1 },
          }}
        >
          <Stack
            direction="row"
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
          >
            <Box role={roleOf(message)} sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
              {text}
            </Box>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
              {action && (
                <Button
                  color="inherit"
                  variant="outlined"
                  size="small"
                  aria-keyshortcuts={action.undoes ? 'Control+Z Meta+Z' : undefined}
                  onClick={act}
                >
                  {action.label}
                </Button>
              )}
              {details && <CopyDetails details={details} />}
              <Button color="inherit" size="small" onClick={close}>
                Close
              </Button>
            </Stack>
          </Stack>
          {action?.undoes && <TimeLeft key={`${key} ${said}`} milliseconds={SNACKBAR_MS} isHeld={isHeld} />}
        </Alert>
      </Place>
    </Box>
  );
}
