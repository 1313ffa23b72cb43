import { styled } from '@itinera/shared/ui';

const Rating = styled('span')(({ theme }) => ({ color: theme.palette.accent.main }));

/** `4.5` as ★★★★½, in words for screen readers. */
export function Stars({ value }: { value: number }) {
  if (value === 0) return <span aria-label="no stars">—</span>;
  return (
    <Rating role="img" aria-label={`${value} stars`}>
      {'★'.repeat(Math.floor(value))}
      {value % 1 ? '½' : ''}
    </Rating>
  );
}
