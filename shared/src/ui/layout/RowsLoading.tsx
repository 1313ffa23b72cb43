import Box from '@mui/material/Box';

interface RowsLoadingProps {
  /** As many as there usually are. */
  rows?: number;
  /** What is loading: `Loading the bookings`. */
  label?: string;
}

/** Placeholder of rows, as high as they are; the last one is shorter, as the last line of a text is. */
export const RowsLoading = ({ rows = 3, label = 'Loading' }: RowsLoadingProps) => (
  <Box
    role="img"
    aria-label={label}
    aria-busy="true"
    sx={{ '& > :last-of-type:not(:first-of-type) > div': { maxWidth: '60%' } }}
  >
    {Array.from({ length: rows }, (_, index) => (
      <Box key={index} sx={{ height: 37, display: 'flex', alignItems: 'center' }}>
        <Box sx={{ height: 12, flexGrow: 1, borderRadius: 1, backgroundColor: 'action.hover' }} />
      </Box>
    ))}
  </Box>
);
