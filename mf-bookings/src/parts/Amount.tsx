import { formatAmount, formatMoney } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';

interface AmountProps {
  minor: number | null | undefined;
  currency: string;
  /** In a table whose heading names the currency. */
  isBare?: boolean;
}

/** An amount of money; one below zero, such as a loss, has the colour of errors beside its sign. */
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
