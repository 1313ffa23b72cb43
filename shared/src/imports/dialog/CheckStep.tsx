import { grouped, plural } from '@itinera/shared/format';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useState } from 'react';
import { downloadSkipped } from '../check/skippedFile';
import type { CheckedRow } from '../check/verdict';
import type { Mapping } from '../columns/mapping';
import type { ImportDefinition } from '../definition';
import type { Sheet } from '../read/sheet';
import { CheckedRows } from './CheckedRows';
import { Progress } from './Progress';
import { StepFrame } from './StepFrame';
import { useCheck } from './useCheck';

interface CheckStepProps {
  definition: ImportDefinition;
  mapping: Mapping;
  sheet: Sheet;
  onBack: () => void;
  onAdd: (toAdd: CheckedRow[], skipped: CheckedRow[]) => void;
  onCancel: () => void;
}

const countOf = (rows: CheckedRow[], kind: CheckedRow['verdict']['kind']): number =>
  rows.filter(({ verdict }) => verdict.kind === kind).length;

const canStillBeAdded = ({ verdict }: CheckedRow): boolean => verdict.kind === 'exists' && verdict.canBeAdded;

/** Step 3: previews what happens to each row; nothing is written yet. */
export function CheckStep({ definition, mapping, sheet, onBack, onAdd, onCancel }: CheckStepProps) {
  const { rows, progress, problem, again } = useCheck(definition, mapping, sheet);
  const [isNarrowed, setNarrowed] = useState(false);
  const [withExisting, setWithExisting] = useState(false);
  const willBeAdded = (row: CheckedRow) =>
    row.verdict.kind === 'valid' || (withExisting && canStillBeAdded(row));
  const all = rows ?? [];
  const toAdd = all.filter(willBeAdded);
  const skipped = all.filter((row) => !willBeAdded(row));
  const existing = countOf(all, 'exists');
  const still = all.filter(canStillBeAdded).length;

  const actions = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button onClick={onBack}>{rows || problem !== undefined ? 'Back to columns' : 'Stop checking'}</Button>
      {toAdd.length > 0 && (
        <Button variant="contained" onClick={() => onAdd(toAdd, skipped)}>
          Add {plural(toAdd.length, definition.noun)}
        </Button>
      )}
    </>
  );
  return (
    <StepFrame step="Check" title={rows ? 'Review rows' : 'Checking rows'} actions={actions}>
      {problem !== undefined && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={again}>
              Try again
            </Button>
          }
        >
          The rows could not be checked. {problem}
        </Alert>
      )}
      {!rows && problem === undefined && (
        <Progress {...(progress ?? { what: 'Checking', done: 0, total: 0 })} />
      )}
      {rows && (
        <>
          <Typography role="status">
            {grouped(countOf(rows, 'valid'))} valid, {plural(countOf(rows, 'error'), 'error')},{' '}
            {grouped(existing)} already {existing === 1 ? 'exists' : 'exist'}
          </Typography>
          {toAdd.length === 0 && (
            <Alert severity="warning">No rows can be added. Fix the file and choose it again.</Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
            <FormControlLabel
              control={<Switch checked={isNarrowed} onChange={(_event, checked) => setNarrowed(checked)} />}
              label="Show only skipped rows"
            />
            {still > 0 && (
              <FormControlLabel
                control={
                  <Switch checked={withExisting} onChange={(_event, checked) => setWithExisting(checked)} />
                }
                label={
                  still === 1
                    ? 'Also add the one that already exists'
                    : `Also add the ${grouped(still)} that already exist`
                }
              />
            )}
            {skipped.length > 0 && (
              <Button onClick={() => void downloadSkipped(definition, sheet, skipped)}>
                Download skipped rows
              </Button>
            )}
          </Box>
          <CheckedRows rows={isNarrowed ? skipped : rows} />
        </>
      )}
    </StepFrame>
  );
}
