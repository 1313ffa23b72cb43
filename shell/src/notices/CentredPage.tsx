import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** Layout without menu and top bar, in the middle of the window: auth pages, and notices instead of all pages. */
export const CentredPage = ({ children }: { children: ReactNode }) => (
  <Box
    component="main"
    sx={{
      minHeight: '100dvh',
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: 4,
      p: 2,
    }}
  >
    {children}
  </Box>
);
