import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { frame } from './frame';

/** What is shown instead covers the heading, which remains the page's, and is visible however far the page is scrolled. */
const withInstead = {
  position: 'sticky',
  top: frame.bar,
  zIndex: 5,
  // Not on low screens, where it would cover half of the rows.
  '@media (max-height: 500px)': { position: 'relative' },
  '& > :not([data-instead], h1)': { visibility: 'hidden' },
} as const;

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
        position: 'relative',
        '&:has(> [data-instead]:not(:empty))': withInstead,
      }}
    >
      {children}
    </Stack>
  );
}
