import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** One line for a list's title and tools; what does not fit, and what is opened, wraps to lines below it. */
export function HeadLine({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 0.5, sm: 1 },
        rowGap: 0.75,
        mb: 1,
        minHeight: 36,
      }}
    >
      {children}
    </Stack>
  );
}
