import { Button } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useEffect, useId, useRef } from 'react';
import type { Plan } from './plan';
import { StepsProgress } from './StepsProgress';
import { useSteps } from './useSteps';

interface StepsDialogProps<R extends object> {
  title: string;
  /** Runs as soon as the dialog opens. */
  plan: Plan<R>;
  /** Called with the result when all is done; with nothing when the person keeps what was done. */
  onClose: (made?: R) => void;
}

/**
 * Shows several writes as one operation. Stays open until they are done, or until the person decides about
 * the rest.
 */
export function StepsDialog<R extends object>({ title, plan, onClose }: StepsDialogProps<R>) {
  const steps = useSteps();
  const titleId = useId();
  const started = useRef(false);
  // Rendered once before the plan has begun.
  const isBusy = steps.isBusy || steps.progress.length === 0;
  const run = (again: boolean) => steps.run(plan, again).then(onClose, () => undefined);

  useEffect(() => {
    if (!started.current) void run(false);
    started.current = true;
  });

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={() => !isBusy && onClose()}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <StepsProgress progress={steps.progress} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {steps.canUndo && !isBusy && (
          <Button
            onClick={() =>
              void steps.undo().then(
                () => onClose(),
                () => undefined,
              )
            }
          >
            Undo what was done
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => onClose()}>
          Close
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void run(true)}>
          Try again
        </Button>
      </DialogActions>
    </Dialog>
  );
}
