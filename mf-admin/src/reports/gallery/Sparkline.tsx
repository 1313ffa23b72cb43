import { styled } from '@itinera/shared/ui';

const width = 120;
const height = 32;
const edge = 2;

const LineChart = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 40,
  fill: 'none',
  stroke: theme.palette.primary.main,
  strokeWidth: 2,
}));

/** A series as a single line. Hidden from screen readers, because the card says the same in words. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (index: number) => edge + ((width - 2 * edge) * index) / Math.max(1, values.length - 1);
  const y = (value: number) => height - edge - ((height - 2 * edge) * (value - least)) / (most - least || 1);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <LineChart viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden focusable="false">
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </LineChart>
  );
}
