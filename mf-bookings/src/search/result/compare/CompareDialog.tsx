import { plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Button, useMediaQuery, useTheme } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { rowName, type FoundRow } from '../foundRows';
import { comparison } from './comparison';

interface CompareDialogProps {
  rows: readonly FoundRow[];
  showsNet: boolean;
  bookAddress: (row: FoundRow) => string;
  onClose: () => void;
}

/** Up to four trips side by side; differences are emphasised. */
export function CompareDialog({ rows, showsNet, bookAddress, onClose }: CompareDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog open fullWidth maxWidth="lg" fullScreen={isNarrow} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Compare {plural(rows.length, 'trip')}</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label="Comparison">
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            minWidth: rows.length * 160 + 100,
            width: '100%',
            '& th, & td': {
              textAlign: 'start',
              verticalAlign: 'top',
              p: 1,
              borderBottom: 1,
              borderColor: 'divider',
            },
            '& tbody th, & tfoot th': { fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Hotel</th>
              {rows.map((row) => (
                <th key={row.id} scope="col">
                  {row.hotel.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison(rows, showsNet).map(({ term, values, differs }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {rows.map((row, index) => (
                  <Box component="td" key={row.id} sx={differs ? { fontWeight: 600 } : undefined}>
                    {values[index]}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Book</th>
              {rows.map((row) => (
                <td key={row.id}>
                  <Button
                    component={RouterLink}
                    to={bookAddress(row)}
                    state={{ dialog: 'book' }}
                    size="small"
                    variant="contained"
                    aria-label={`Book ${rowName(row)}`}
                    onClick={onClose}
                  >
                    Book
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
