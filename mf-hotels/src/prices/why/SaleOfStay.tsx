import type { Quote } from '@itinera/shared/contracts';
import { formatMoney, formatRate } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import { FactList } from '@itinera/shared/record';

const percent = (bp: number): string => (bp / 100).toLocaleString('ru', { maximumFractionDigits: 2 });

/** Sale price, for staff. */
export function SaleOfStay({ quote: { sale, net_minor } }: { quote: Quote }) {
  if (net_minor === null) return null;
  const money = (minor: number) => formatMoney(minor, sale?.currency ?? '');
  return (
    <Box component="section" aria-label="Sale">
      <Typography variant="h6" component="h3">
        Sale
      </Typography>
      {sale ? (
        <FactList
          facts={[
            ...(sale.rate === null
              ? []
              : [['Net price', `${money(sale.net_minor)} at ${formatRate(sale.rate)}`] as const]),
            ['Mark-up', `${money(sale.markup_minor)} (${percent(sale.markup_bp)} %)`],
            ['Customers pay', <b key="sale">{money(sale.sale_minor)}</b>],
            ['Profit', money(sale.profit_minor)],
          ]}
        />
      ) : (
        <Typography>There is no exchange rate for the currency of sales on this date of booking.</Typography>
      )}
    </Box>
  );
}
