import { plural } from '@itinera/shared/format';
import { Button, Paper, Typography } from '@itinera/shared/ui';
import { rowName, type FoundRow } from './foundRows';

/** How many trips fit side by side. */
export const mostCompared = 4;

interface CompareBarProps {
  rows: readonly FoundRow[];
  onCompare: () => void;
  onRemove: (row: FoundRow) => void;
  onClear: () => void;
}

/** Floats above the end of the results while trips are marked. */
export function CompareBar({ rows, onCompare, onRemove, onClear }: CompareBarProps) {
  return (
    <Paper
      role="toolbar"
      aria-label="Trips to compare"
      data-keep-clear
      elevation={8}
      sx={{
        position: 'sticky',
        '@media (max-height: 500px)': { position: 'static' },
        '@media print': { display: 'none' },
        bottom: 12,
        zIndex: 5,
        mt: 1.5,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {plural(rows.length, 'trip')} to compare{rows.length === mostCompared && ', no more fit'}
      </Typography>
      {rows.map((row) => (
        <Button
          key={row.id}
          size="small"
          color="inherit"
          variant="outlined"
          aria-label={`Remove ${rowName(row)} from the comparison`}
          onClick={() => onRemove(row)}
        >
          {row.hotel.name}, {row.room} ×
        </Button>
      ))}
      <Button
        size="small"
        variant="contained"
        disabled={rows.length < 2}
        title="Compare (m)"
        onClick={onCompare}
        sx={{ ml: 'auto' }}
      >
        Compare
      </Button>
      <Button size="small" color="inherit" onClick={onClear}>
        Clear
      </Button>
    </Paper>
  );
}
