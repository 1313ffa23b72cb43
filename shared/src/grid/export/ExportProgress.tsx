import { grouped, plural } from '@itinera/shared/format';
import { Button, LinearProgress, Paper, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import type { Progress } from './writePages';

interface ExportProgressProps {
  progress: Progress;
  noun: string;
  onCancel: () => void;
}

/** Progress of an export; the page remains usable. */
export function ExportProgress({ progress: { done, total }, noun, onCancel }: ExportProgressProps) {
  const id = useId();
  const text = total === undefined ? 'Exporting…' : `${grouped(done)} of ${plural(total, noun)} exported`;
  return (
    <Paper
      data-notice
      data-unprinted
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'center',
        columnGap: 1,
        p: 1,
        pl: 1.5,
      }}
    >
      <Typography id={id} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <Button size="small" onClick={onCancel}>
        Cancel export
      </Button>
      <LinearProgress
        aria-labelledby={id}
        sx={{ gridColumn: '1 / -1', mr: 0.5 }}
        {...(total ? { variant: 'determinate', value: Math.min(100, (done / total) * 100) } : {})}
      />
    </Paper>
  );
}
