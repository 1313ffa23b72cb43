import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** One line for a list's title and tools, which never wraps on a wide window: filters scroll in what the others leave. */
export function HeadLine({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
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
