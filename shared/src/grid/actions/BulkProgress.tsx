import { grouped } from '@itinera/shared/format';
import { useWork } from '@itinera/shared/state';
import { LinearProgress, Typography } from '@itinera/shared/ui';
import { useId } from 'react';

/** Progress of a running bulk action. */
export function BulkProgress() {
  const id = useId();
  const { bulk } = useWork();
  if (!bulk) return null;
  const { done, total } = bulk;
  return (
    <>
      <Typography id={id} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {grouped(done)} of {grouped(total)} done
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        variant="determinate"
        value={(done / total) * 100}
        sx={{ width: 120 }}
      />
    </>
  );
}
