import type { ReportColumns, ReportResult } from '@itinera/shared/contracts';
import { Box, Button, onDemand, Stack, Typography } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { chartedOf, summaryOf } from './charting';
import { StepBars } from './StepBars';
import { StepTable } from './StepTable';

const NativeSelect = onDemand(() =>
  import('@itinera/shared/grid').then((module) => ({ default: module.NativeSelect })),
);

interface ReportChartProps {
  columns: ReportColumns;
  /** Key of the column that is charted. */
  figure: string;
  result: ReportResult;
}

const height = 148;

/** Chart of the first figure over time, one currency at a time; the same values are available as a table. */
export function ReportChart({ columns, figure, result }: ReportChartProps) {
  const [isTable, setTable] = useState(false);
  const currencies = [...new Set(result.points.map(({ currency }) => currency))];
  const [wanted, setWanted] = useState<string | null>(null);
  const currency = currencies.includes(wanted) ? wanted : (currencies[0] ?? null);
  const charted = chartedOf(columns[figure] ?? { label: '', kind: 'count' }, result, currency);
  // A picture of nothing says nothing; that of one currency is kept, because another one may be chosen.
  if (charted.points.length < 2 || result.points.every(({ value }) => !value)) return null;

  const name = `${charted.label} by ${result.step}`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h3">
          {name}
        </Typography>
        {charted.earlier.length > 0 && !isTable && (
          <Typography variant="body2" color="textSecondary">
            - - the period before
          </Typography>
        )}
        {currencies.length > 1 && (
          <Suspense>
            <NativeSelect
              aria-label="Currency of the chart"
              value={currency ?? ''}
              onChange={({ target }) => setWanted(target.value)}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </NativeSelect>
          </Suspense>
        )}
        <Button
          size="small"
          color="inherit"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
          sx={{ '@media print': { display: 'none' } }}
        >
          As a table
        </Button>
      </Stack>
      {isTable ? (
        <StepTable {...{ charted, name, height }} />
      ) : (
        <Box role="img" aria-label={summaryOf(charted, result.step)} sx={{ height }}>
          <Suspense>
            <StepBars {...{ charted, height }} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
