import { plural } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';

interface RowCountProps {
  /** Undefined while the list is loading. */
  total: number | undefined;
  /** Singular noun of a row: `hotel`. */
  noun: string;
}

/** Total beside the title, except on narrow windows, where it is below the list only; its space is reserved while it is loading. */
export function RowCount({ total, noun }: RowCountProps) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      noWrap
      sx={{ minWidth: 64, flexShrink: 0, display: { xs: 'none', md: 'block' } }}
    >
      {total !== undefined && plural(total, noun)}
    </Typography>
  );
}
