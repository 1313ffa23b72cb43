import { styled } from '@itinera/shared/ui';

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 14,
  width: '70%',
  borderRadius: 4,
  backgroundColor: theme.palette.action.hover,
}));

interface SkeletonRowsProps {
  rows: number;
  columns: number;
}

/** The shape of what is coming. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} role="row">
      {Array.from({ length: columns }, (_, column) => (
        <div key={column} role="cell">
          <Bar />
        </div>
      ))}
    </div>
  ));
}
