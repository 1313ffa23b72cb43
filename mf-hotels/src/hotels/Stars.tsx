import { Typography } from '@itinera/shared/ui';

/** `4.5` → ★★★★½, in words for screen readers. */
export function Stars({ value }: { value: number }) {
  if (value === 0) return <span aria-label="no stars">—</span>;
  return (
    <Typography
      component="span"
      role="img"
      aria-label={`${value} stars`}
      sx={{ color: 'accent.main', fontSize: 'inherit' }}
    >
      {'★'.repeat(Math.floor(value))}
      {value % 1 ? '½' : ''}
    </Typography>
  );
}
