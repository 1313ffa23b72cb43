import { waitingIn } from '@itinera/shared/data';
import { grouped, plural } from '@itinera/shared/format';
import { Alert, Button, Typography } from '@itinera/shared/ui';
import { downloadSkipped } from '../check/skippedFile';
import type { CheckedRow } from '../check/verdict';
import type { ImportDefinition } from '../definition';
import type { Sheet } from '../read/sheet';
import { CheckedRows } from './CheckedRows';
import { Progress } from './Progress';
import { StepFrame } from './StepFrame';
import { refusedRows } from '../run/rowWrites';
import type { ImportRunState } from './useImportRun';

interface RunStepProps {
  definition: ImportDefinition;
  sheet: Sheet;
  /** Rows skipped by the check; those refused during the run are added to them. */
  skipped: CheckedRow[];
  rows: ImportRunState;
  onClose: () => void;
}

const titles = {
  running: 'Adding',
  stopped: 'Stopped',
  failed: 'Interrupted',
  done: 'Done',
  undoing: 'Undoing',
  undone: 'Undone',
};

/** Step 4: progress of the import run, its result, and Undo. */
export function RunStep({
  definition,
  sheet,
  skipped,
  rows: { run, state, problem, kept, goOn, stop, undo },
  onClose,
}: RunStepProps) {
  if (!run) return null;
  const added = run.done.length;
  const refused = refusedRows(definition, run);
  const { noun } = definition;
  const open = waitingIn(run);
  const missing = [...skipped, ...refused].toSorted((one, other) => one.row.number - other.row.number);
  const isBusy = state === 'running' || state === 'undoing';
  const isOpen = state === 'stopped' || state === 'failed';

  const actions = isBusy ? (
    state === 'running' && <Button onClick={stop}>Stop</Button>
  ) : (
    <>
      {missing.length > 0 && (
        <Button onClick={() => void downloadSkipped(definition, sheet, missing)}>
          Download skipped rows
        </Button>
      )}
      {state !== 'undone' && added > 0 && <Button onClick={undo}>Undo</Button>}
      {isOpen && (
        <Button variant="contained" onClick={goOn}>
          {state === 'failed' ? 'Try again' : 'Continue'}
        </Button>
      )}
      <Button variant={isOpen ? 'text' : 'contained'} onClick={onClose}>
        Show the list
      </Button>
    </>
  );
  return (
    <StepFrame step="Import" title={titles[state]} actions={actions}>
      {state === 'running' && (
        <Progress what={`${definition.label} added`} done={added} total={added + open} />
      )}
      {state === 'undoing' && <Progress what="Removing what was added" done={0} total={0} />}
      {state === 'failed' && (
        <Alert severity="error">{problem} Trying again is safe: nothing is added twice.</Alert>
      )}
      {!isBusy && (
        <Typography role="status">
          {state !== 'undone' && `${plural(added, noun)} added.`}
          {state === 'undone' &&
            (kept === 0
              ? 'Everything that was added has been removed.'
              : `${plural(added - kept, noun)} removed, ${grouped(kept)} not removed.`)}
          {isOpen && ` ${plural(open, 'row')} not added yet.`}
          {missing.length > 0 && ` ${plural(missing.length, 'row')} skipped.`}
        </Typography>
      )}
      {!isBusy && refused.length > 0 && (
        <>
          <Alert severity="warning">
            {plural(refused.length, 'row')} passed the check, but {refused.length === 1 ? 'was' : 'were'}{' '}
            refused when added.
          </Alert>
          <CheckedRows rows={refused} />
        </>
      )}
    </StepFrame>
  );
}
