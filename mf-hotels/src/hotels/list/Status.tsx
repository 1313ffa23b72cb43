import { Box } from '@itinera/shared/ui';

/** An inactive hotel, which can't be sold, is noticed in a column of active ones. */
export const Status = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    'Active'
  ) : (
    <Box
      component="span"
      sx={{
        px: 0.75,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'warning.main',
        borderRadius: 1,
        color: 'warning.main',
        fontSize: '0.75rem',
      }}
    >
      Inactive
    </Box>
  );
