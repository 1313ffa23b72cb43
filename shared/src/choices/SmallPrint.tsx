import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** At the end of an option: what it is, or which name was found. */
export const SmallPrint = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ ml: 'auto !important', pl: 1, fontSize: '0.75rem', color: 'text.secondary', textAlign: 'end' }}
  >
    {children}
  </Box>
);
