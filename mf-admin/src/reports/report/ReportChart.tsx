import type { ReportColumns, ReportPoint, ReportResult } from '@itinera/shared/contracts';
import { today } from '@itinera/shared/state';
import { Box, Button, onDemand, Stack, Typography, useTheme } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { figureInWords, shortFigure } from '../figures';
import { everyStep, isStepRunning, stepInWords } from '../steps';

const BarChart = onDemand(() => import('./charted').then((module) => ({ default: module.BarChart })));
const GhostLine = onDemand(() => import('./charted').then((module) => ({ default: module.GhostLine })));
const NativeSelect = onDemand(() =>
  import('@itinera/shared/grid').then((module) => ({ default: module.NativeSelect })),
);

interface ChartColours {
  primary: { main: string };
}

const running = 'running-step';

/** One colour; the last step is hatched while it is not over, because it will still grow. */
const coloursOf = (points: readonly ReportPoint[], isRunning: boolean, { primary }: ChartColours): string[] =>
  points.map((_, place) => (isRunning && place === points.length - 1 ? `url(#${running})` : primary.main));

const Hatching = ({ colour }: { colour: string }) => (
  <defs>
    <pattern id={running} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="3" height="6" fill={colour} />
    </pattern>
  </defs>
);

interface ReportChartProps {
  columns: ReportColumns;
  /** Key of the column that is charted. */
  figure: string;
  result: ReportResult;
}

const height = 148;

/** Values of the period before, each at the place of the same step. Empty where there are none to compare with. */
function valuesBefore(
  { before, before_points = [], step }: ReportResult,
  currency: string | null,
  places: number,
) {
  const own = before_points.filter((point) => point.currency === currency);
  if (before === null || !own.some(({ value }) => value)) return [];
  const values = everyStep(own, before, step).map(({ value }) => value);
  return Array.from({ length: places }, (_, place) => values[place] ?? null);
}

/** Chart of the first figure over time, one currency at a time; the same values are available as a table. */
export function ReportChart({ columns, figure, result }: ReportChartProps) {
  const { palette } = useTheme();
  const [isTable, setTable] = useState(false);
  const currencies = [...new Set(result.points.map(({ currency }) => currency))];
  const [wanted, setWanted] = useState<string | null>(null);
  const currency = currencies.includes(wanted) ? wanted : (currencies[0] ?? null);
  const own = result.points.filter((point) => point.currency === currency);
  const points = everyStep(own, result.period, result.step);
  const { label = '', kind = 'count' } = columns[figure] ?? {};
  // A picture of nothing says nothing; that of one currency is kept, because another one may be chosen.
  if (points.length < 2 || result.points.every(({ value }) => !value)) return null;

  const isRunning = isStepRunning(points.at(-1)?.day ?? '', result.step, today());
  const steps = points.map(({ day }) => stepInWords(day, result.step));
  const highest = points.reduce((most, point) => ((point.value ?? 0) > (most.value ?? 0) ? point : most));
  const summary = `${label} by ${result.step}, from ${steps[0]} to ${steps.at(-1)}${isRunning ? `, whose ${result.step} is not over` : ''}. The highest is ${figureInWords(kind, highest.value, currency)}, ${stepInWords(highest.day, result.step)}.`;
  const values = points.map(({ value }) => value);
  const earlier = valuesBefore(result, currency, points.length);
  const isCompared = earlier.length > 0;
  const most = Math.max(...[...values, ...earlier].map((value) => value ?? 0));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h3">
          {label} by {result.step}
        </Typography>
        {isCompared && !isTable && (
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
        <Box
          tabIndex={0}
          role="region"
          aria-label={`${label} by ${result.step}`}
          sx={{ maxHeight: height, overflow: 'auto', mt: 1 }}
        >
          <Box
            component="table"
            sx={{ borderSpacing: '16px 2px', textAlign: 'start', fontVariantNumeric: 'tabular-nums' }}
          >
            <tbody>
              {points.map(({ day, value }, place) => (
                <tr key={day}>
                  <Box component="th" scope="row" sx={{ fontWeight: 400, textAlign: 'start' }}>
                    {stepInWords(day, result.step)}
                  </Box>
                  <Box component="td" sx={{ textAlign: 'end' }}>
                    {figureInWords(kind, value, currency)}
                  </Box>
                  {isCompared && (
                    <Box component="td" sx={{ textAlign: 'end', color: 'text.secondary' }}>
                      before {figureInWords(kind, earlier[place] ?? 0, currency)}
                    </Box>
                  )}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      ) : (
        <Box role="img" aria-label={summary} sx={{ height }}>
          <Suspense>
            <BarChart
              disableKeyboardNavigation
              height={height}
              hideLegend
              skipAnimation
              grid={{ horizontal: true }}
              margin={{ left: 0, right: 0, top: 6, bottom: 0 }}
              xAxis={[
                {
                  scaleType: 'band',
                  data: steps,
                  height: 22,
                  disableLine: true,
                  disableTicks: true,
                  colorMap: { type: 'ordinal', values: steps, colors: coloursOf(points, isRunning, palette) },
                },
              ]}
              yAxis={[
                {
                  width: 64,
                  disableLine: true,
                  disableTicks: true,
                  tickNumber: 3,
                  ...(isCompared && { min: 0, max: most }),
                  valueFormatter: (value: number) => shortFigure(kind, value, currency),
                },
              ]}
              sx={{ '& .MuiChartsGrid-line': { stroke: palette.divider } }}
              series={[
                {
                  data: values,
                  label,
                  valueFormatter: (value, { dataIndex }) =>
                    [
                      figureInWords(kind, value, currency),
                      isCompared && `before ${figureInWords(kind, earlier[dataIndex] ?? 0, currency)}`,
                    ]
                      .filter(Boolean)
                      .join(', '),
                },
              ]}
            >
              <Hatching colour={palette.primary.main} />
              {isCompared && <GhostLine steps={steps} values={earlier} />}
            </BarChart>
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
