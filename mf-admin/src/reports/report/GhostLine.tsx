import { useXScale, useYScale } from '@itinera/shared/charts';
import { useTheme } from '@itinera/shared/ui';

interface GhostLineProps {
  /** Names of the bars, and the earlier value of each. */
  steps: readonly string[];
  values: readonly (number | null)[];
}

/** The period before, as a pale line through the bars of the same place. */
export function GhostLine({ steps, values }: GhostLineProps) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const { palette } = useTheme();
  const half = x.bandwidth() / 2;
  const points = steps.flatMap((step, place) => {
    const value = values[place];
    return typeof value === 'number' ? [`${(x(step) ?? 0) + half},${y(value)}`] : [];
  });
  return (
    <polyline
      points={points.join(' ')}
      fill="none"
      stroke={palette.text.secondary}
      strokeWidth={1.5}
      strokeDasharray="4 3"
      opacity={0.8}
    />
  );
}
