import { messageOf } from '@itinera/shared/data';
import { useUnsaved } from '@itinera/shared/forms';
import { plural } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Button, useMediaQuery, useTheme } from '@itinera/shared/ui';
import { Dialog, DialogTitle } from '@itinera/shared/ui-more';
import { useId, useRef, useState } from 'react';
import type { CheckedRow } from '../check/verdict';
import { guessColumns, type Mapping } from '../columns/mapping';
import type { ImportDefinition } from '../definition';
import { isDecided, type FileTable } from '../read/fileTable';
import { toSheet, type Sheet } from '../read/sheet';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import type { StepName } from './StepFrame';
import { RunStep } from './RunStep';
import { useImportRun } from './useImportRun';

interface ImportDialogProps {
  definition: ImportDefinition;
  onClose: () => void;
}

interface Work {
  table: FileTable;
  sheet: Sheet;
  mapping: Mapping;
}

/** A file as a list with headings, or why it is none. */
function listIn(
  table: FileTable,
): { sheet: Sheet; problem?: undefined } | { problem: string; sheet?: undefined } {
  try {
    return { sheet: toSheet(table) };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

/** Imports rows of a file in four steps: file, columns, check, import. Nothing is written before the last one. */
export function ImportDialog({ definition, onClose }: ImportDialogProps) {
  const titleId = useId();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [step, setStep] = useState<StepName>('File');
  const [table, setTable] = useState<FileTable>();
  const [work, setWork] = useState<Work>();
  const [skipped, setSkipped] = useState<CheckedRow[]>([]);
  const [asks, setAsks] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  const rows = useImportRun(definition);
  const isBusy = step === 'Import' && (rows.state === 'running' || rows.state === 'undoing');
  const isDone = step === 'Import' && (rows.state === 'done' || rows.state === 'undone');
  const isUnfinished = step !== 'File' && !isDone;
  const title = `Import ${definition.label.toLowerCase()}`;
  const unsaved = useUnsaved({ when: isUnfinished, what: title, discard: () => undefined });

  const close = () => {
    const added = rows.run?.done.length ?? 0;
    if (added > 0 && rows.state !== 'undone') {
      showSnackbar(`${plural(added, definition.noun)} added`, 'success', {
        label: 'Undo',
        undoes: true,
        run: rows.undo,
      });
    }
    unsaved.release();
    onClose();
  };
  const cancel = () => {
    if (isBusy) return;
    if (isUnfinished) setAsks(true);
    else close();
  };
  const stay = () => {
    setAsks(false);
    // The button that had the focus is gone.
    dialog.current?.querySelector('h3')?.focus();
  };
  const problem = table && listIn(table).problem;
  const showColumns = (next: FileTable) => {
    const { sheet } = listIn(next);
    if (!sheet) return;
    setWork({
      table: next,
      sheet,
      mapping: { columns: guessColumns(sheet.headers, definition), everywhere: {} },
    });
    setStep('Columns');
  };
  /** Goes on to the columns, unless the person has to decide or to choose otherwise. */
  const show = (next: FileTable) => {
    setTable(next);
    if (isDecided(next) && listIn(next).sheet) showColumns(next);
    else setStep('File');
  };

  return (
    <Dialog
      ref={dialog}
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      aria-labelledby={titleId}
      onClose={cancel}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {asks && (
        <Alert
          severity="warning"
          sx={{ mx: 3, mb: 1, alignItems: 'center', flexWrap: 'wrap' }}
          action={
            <>
              <Button color="inherit" onClick={close}>
                Leave
              </Button>
              <Button autoFocus color="inherit" variant="outlined" onClick={stay}>
                Stay
              </Button>
            </>
          }
        >
          {rows.run
            ? 'Only part of the file has been imported. What was added is kept.'
            : 'Leave the import? Nothing has been added.'}
        </Alert>
      )}
      {step === 'File' && (
        <FileStep
          definition={definition}
          table={table}
          problem={problem}
          onRead={show}
          onTable={setTable}
          onContinue={() => table && showColumns(table)}
          onCancel={cancel}
        />
      )}
      {step === 'Columns' && work && (
        <ColumnsStep
          definition={definition}
          {...work}
          onTable={show}
          onMapping={(mapping) => setWork({ ...work, mapping })}
          onBack={() => {
            setTable(undefined);
            setStep('File');
          }}
          onCheck={() => setStep('Check')}
          onCancel={cancel}
        />
      )}
      {step === 'Check' && work && (
        <CheckStep
          definition={definition}
          mapping={work.mapping}
          sheet={work.sheet}
          onBack={() => setStep('Columns')}
          onAdd={(toAdd, others) => {
            setSkipped(others);
            setStep('Import');
            rows.start(toAdd);
          }}
          onCancel={cancel}
        />
      )}
      {step === 'Import' && work && (
        <RunStep definition={definition} sheet={work.sheet} skipped={skipped} rows={rows} onClose={close} />
      )}
      {unsaved.guard}
    </Dialog>
  );
}
