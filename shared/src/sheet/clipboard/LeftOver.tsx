import { plural } from '@itinera/shared/format';
import { showToast } from '@itinera/shared/state';
import { Alert, Box, Button } from '@itinera/shared/ui';
import { formatTsv } from './formatTsv';

/** Pasted cells that did not fit. */
export interface LeftCells {
  below: string[][];
  beside: string[][];
  /** The cell that also reports it. */
  lastKey: string;
  lastRow: string;
  lastColumn: string;
}

interface LeftOverProps {
  left: LeftCells;
  onClose: () => void;
}

/** Shows cells that did not fit until it is dismissed, so that nothing of a paste is lost. */
export function LeftOver({ left: { below, beside, lastRow, lastColumn }, onClose }: LeftOverProps) {
  const reasons = [
    below.length && `${plural(below.length, 'line')} did not fit: ‘${lastRow}’ is the last row here.`,
    beside.length &&
      `Part of ${plural(beside.length, 'line')} did not fit: ${lastColumn} is the last column.`,
  ].filter(Boolean);
  const rest = formatTsv([...below, ...beside]);
  const copy = () =>
    navigator.clipboard.writeText(rest).then(
      () => showToast('Copied', 'success'),
      () => showToast('The browser did not allow copying. Select the text and copy it.', 'error'),
    );
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1.5 }}
      action={
        <>
          <Button size="small" color="inherit" onClick={() => void copy()}>
            Copy what did not fit
          </Button>
          <Button size="small" color="inherit" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {reasons.join(' ')}
      <Box
        component="pre"
        tabIndex={0}
        aria-label="What did not fit"
        role="region"
        sx={{ m: 0, mt: 1, maxHeight: 96, overflow: 'auto', font: 'inherit', whiteSpace: 'pre-wrap' }}
      >
        {rest}
      </Box>
    </Alert>
  );
}
