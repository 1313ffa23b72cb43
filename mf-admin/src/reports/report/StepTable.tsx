import { Box } from '@itinera/shared/ui';
import { figureInWords } from '../figures';
import type { Charted } from './charting';

/** The values of a chart as lines, with those of the period before. */
export function StepTable({ charted, name, height }: { charted: Charted; name: string; height: number }) {
  const { kind, currency, points, steps, earlier } = charted;
  return (
    <Box tabIndex={0} role="region" aria-label={name} sx={{ maxHeight: height, overflow: 'auto', mt: 1 }}>
      <Box
        component="table"
        sx={{ borderSpacing: '16px 2px', textAlign: 'start', fontVariantNumeric: 'tabular-nums' }}
      >
        <tbody>
          {points.map(({ day, value }, place) => (
            <tr key={day}>
              <Box component="th" scope="row" sx={{ fontWeight: 400, textAlign: 'start' }}>
                {steps[place]}
              </Box>
              <Box component="td" sx={{ textAlign: 'end' }}>
                {figureInWords(kind, value, currency)}
              </Box>
              {earlier.length > 0 && (
                <Box component="td" sx={{ textAlign: 'end', color: 'text.secondary' }}>
                  before {figureInWords(kind, earlier[place] ?? 0, currency)}
                </Box>
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
