import { formatAmount, formatMoney } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';

interface AmountProps {
  minor: number | null | undefined;
  currency: string;
  /** Without the currency, in a table whose heading has it. */
  isBare?: boolean;
}

/** An amount of money; a negative one, such as a loss, has the colour of errors beside its sign. */
export function Amount({ minor, currency, isBare = false }: AmountProps) {
  if (minor === null || minor === undefined) return '—';
  const words = isBare ? formatAmount(minor, currency) : formatMoney(minor, currency);
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        ...(minor < 0 && { color: 'error.main', fontWeight: 600 }),
      }}
    >
      {words}
    </Box>
  );
}
