import { boardingTypes, roomTypes } from '@itinera/shared/contracts';
import { messageOf, useList } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import {
  FileChoices,
  FileChooser,
  isDecided,
  readFile,
  type FileTable,
  readLines,
} from '@itinera/shared/imports';
import { Alert, Button, Stack, Typography, useMediaQuery, useTheme } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, useState } from 'react';
import { pasteTarget, type TargetParts } from '../paste/pasteTarget';
import { verdictOf, type Verdict } from '../paste/verdict';
import { matchFile } from './matchFile';
import { type FileLayout, readLayout } from './readLayout';

/** The prices of a file, without those that are hidden in it and skipped. */
const layoutOf = (table: FileTable): FileLayout =>
  readLayout(readLines(table), {
    lines: new Set(table.lines.flatMap(({ isHidden }, line) => (isHidden ? [line] : []))),
    columns: table.hiddenColumns,
  });

interface ImportPricesProps extends TargetParts {
  /** Previews the changes of the file, as for a pasted block. */
  onRead: (verdict: Verdict) => void;
  onClose: () => void;
}

/** The prices of a file, or why there are none. */
function pricesIn(
  table: FileTable,
): { layout: FileLayout; problem?: undefined } | { problem: string; layout?: undefined } {
  try {
    return { layout: layoutOf(table) };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

const hasDays = ({ columns }: FileLayout): boolean => columns.some(({ days }) => days.length > 0);

/** Reads prices from a file, matches them with the grid and passes on the changes. Nothing is written. */
export function ImportPrices({ onRead, onClose, ...parts }: ImportPricesProps) {
  const { rows, columns } = parts;
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const rooms = useList(roomTypes, { with_data: true });
  const boardings = useList(boardingTypes, { with_data: true });
  const [table, setTable] = useState<FileTable>();
  const { layout, problem } = table && isDecided(table) ? pricesIn(table) : {};
  const undated = layout && !hasDays(layout) ? layout : undefined;

  const take = (layout: FileLayout, byPlace: boolean) => {
    const types = [...(rooms.data?.result ?? []), ...(boardings.data?.result ?? [])];
    const namesById = new Map(
      types.map(({ id, code, names = [] }) => [
        id,
        [...names.map(({ name }) => name), ...(code ? [code] : [])],
      ]),
    );
    const target = { rows, columns, namesOf: (id: string) => namesById.get(id) ?? [] };
    const { cells, unmatched } = matchFile(layout, target, byPlace);
    onRead({ ...verdictOf(cells, [], pasteTarget(parts)), unmatched });
    onClose();
  };
  const read = async (file: File) => {
    const next = await readFile(file, { hasTitle: true });
    const { layout: found } = isDecided(next) ? pricesIn(next) : {};
    // What is clear is not questioned.
    if (found && hasDays(found) && next.remarks.length === 0) take(found, false);
    else setTable(next);
  };
  // Without them, the names from the hotel's page are enough.
  const isReady = !rooms.isPending && !boardings.isPending;

  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Import prices</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2">
            One row per boarding, room and guests (2+1), with these headings; a column of prices per period,
            with its first and last day above. An exported file has this layout. You review the prices before
            they are taken.
          </Typography>
          {isReady && <FileChooser limit="up to 5 MiB" onFile={read} />}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          {table && <FileChoices table={table} onTable={setTable} preview />}
          {undated && (
            <Alert severity="warning">
              The file has no days above its {plural(undated.columns.length, 'column')}. Take them as the
              periods of the grid, in order? The first is {columns[0]?.name}.
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {undated && (
          <Button variant="contained" onClick={() => take(undated, true)}>
            Take in order
          </Button>
        )}
        {layout && !undated && (
          <Button variant="contained" onClick={() => take(layout, false)}>
            Read prices
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
