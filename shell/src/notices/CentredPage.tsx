import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** What is shown without menu and top bar, in the middle of the window: sign-in and its neighbours, and notices instead of all pages. */
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
