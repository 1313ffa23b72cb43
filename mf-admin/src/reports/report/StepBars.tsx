import type { ReportPoint } from '@itinera/shared/contracts';
import { onDemand, useTheme } from '@itinera/shared/ui';
import { figureInWords, shortFigure } from '../figures';
import type { Charted } from './charting';

const BarChart = onDemand(() => import('./charted').then((module) => ({ default: module.BarChart })));
const GhostLine = onDemand(() => import('./charted').then((module) => ({ default: module.GhostLine })));

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

const noLines = { disableLine: true, disableTicks: true };

/** A bar for each step, and the period before as a dashed line through them. */
export function StepBars({ charted, height }: { charted: Charted; height: number }) {
  const { label, kind, currency, points, steps, earlier, isRunning } = charted;
  const { palette } = useTheme();
  const values = points.map(({ value }) => value);
  const isCompared = earlier.length > 0;
  const most = Math.max(...[...values, ...earlier].map((value) => value ?? 0));
  const colors = coloursOf(points, isRunning, palette);
  const inWords = (value: number | null, place: number) =>
    [
      figureInWords(kind, value, currency),
      isCompared && `before ${figureInWords(kind, earlier[place] ?? 0, currency)}`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
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
          ...noLines,
          colorMap: { type: 'ordinal', values: steps, colors },
        },
      ]}
      yAxis={[
        {
          width: 64,
          ...noLines,
          tickNumber: 3,
          ...(isCompared && { min: 0, max: most }),
          valueFormatter: (value: number) => shortFigure(kind, value, currency),
        },
      ]}
      sx={{ '& .MuiChartsGrid-line': { stroke: palette.divider } }}
      series={[{ data: values, label, valueFormatter: (value, { dataIndex }) => inWords(value, dataIndex) }]}
    >
      <Hatching colour={palette.primary.main} />
      {isCompared && <GhostLine steps={steps} values={earlier} />}
    </BarChart>
  );
}
