import { grouped } from '@itinera/shared/format';
import { LinearProgress, Typography } from '@itinera/shared/ui';
import { useId } from 'react';

interface ProgressProps {
  what: string;
  done: number;
  total: number;
}

/** Progress in words and as a bar. */
export function Progress({ what, done, total }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {what}
        {total > 0 && `: ${grouped(done)} of ${grouped(total)}`}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        {...(total > 0 ? { variant: 'determinate', value: (done / total) * 100 } : {})}
      />
    </div>
  );
}
