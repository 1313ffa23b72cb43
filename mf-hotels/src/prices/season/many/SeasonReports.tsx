import { Box, Typography } from '@itinera/shared/ui';
import { plural } from '@itinera/shared/format';
import type { SeasonReport } from './seasonsPlan';

interface SeasonReportsProps {
  reports: readonly SeasonReport[];
  partnerOf: (dmcId: string) => string;
}

/** What would be copied, hotel by hotel, and what not. */
export function SeasonReports({ reports, partnerOf }: SeasonReportsProps) {
  const count = reports.filter(({ isCopied }) => isCopied).length;
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {count === 0 ? 'Nothing would be copied' : `Copies ${plural(count, 'season')}`}
      </Typography>
      <Box
        component="section"
        aria-label="Report by hotel"
        sx={{
          mt: 1,
          '& table': { borderCollapse: 'collapse', width: '100%' },
          '& td, & th': { p: 0.5, textAlign: 'start', borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Hotel</th>
              <th scope="col">Partner</th>
              <th scope="col">Copies</th>
            </tr>
          </thead>
          <tbody>
            {reports.map(({ of, what, problem, isCopied }) => (
              <tr key={`${of.hotel.id} ${of.dmcId}`}>
                <Box component="td" sx={{ fontWeight: 600 }}>
                  {of.hotel.name}
                </Box>
                <td>{partnerOf(of.dmcId)}</td>
                <td>
                  {isCopied ? what : (problem ?? 'Nothing in these days')}
                  {isCopied && problem && <Box sx={{ color: 'warning.main' }}>{problem}</Box>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
