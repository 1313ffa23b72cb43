import { grouped, plural } from '@itinera/shared/format';
import { Button, LinearProgress, Stack, Typography } from '@itinera/shared/ui';
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
    <Stack direction="row" sx={{ gap: 2, flexBasis: '100%', alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography id={id} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        sx={{ flexGrow: 1, minWidth: 120 }}
        {...(total ? { variant: 'determinate', value: Math.min(100, (done / total) * 100) } : {})}
      />
      <Button size="small" onClick={onCancel}>
        Cancel export
      </Button>
    </Stack>
  );
}
