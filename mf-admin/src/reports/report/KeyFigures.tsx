import { allReports, type ReportColumns, type ReportFigure, type ReportKey } from '@itinera/shared/contracts';
import { Box, Paper, Typography } from '@itinera/shared/ui';
import { changeInWords, figureInWords } from '../figures';

interface KeyFiguresProps {
  name: ReportKey;
  figures: readonly ReportFigure[];
}

/** Key figures of a report; amounts of several currencies are listed below each other. */
export function KeyFigures({ name, figures }: KeyFiguresProps) {
  const columns: ReportColumns = allReports[name].columns;
  return (
    <Box
      component="dl"
      aria-label="Key figures"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
      }}
    >
      {allReports[name].figures.map((figure) => (
        <Paper key={figure} variant="outlined" sx={{ px: 1.5, py: 0.75 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {columns[figure]?.label}
          </Typography>
          {figures
            .filter((one) => one.name === figure)
            .map(({ currency, value, before }) => {
              const change = changeInWords(columns[figure]?.kind, value, before, currency);
              return (
                <Box component="dd" key={currency} sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  <Typography
                    component="span"
                    sx={{ fontSize: '1rem', fontWeight: 600, whiteSpace: 'nowrap' }}
                  >
                    {figureInWords(columns[figure]?.kind, value, currency)}
                  </Typography>
                  {change !== undefined && (
                    <Typography
                      component="span"
                      variant="body2"
                      color="textSecondary"
                      sx={{ display: 'block' }}
                    >
                      {change}
                    </Typography>
                  )}
                </Box>
              );
            })}
        </Paper>
      ))}
    </Box>
  );
}
