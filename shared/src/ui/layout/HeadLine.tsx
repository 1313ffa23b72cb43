import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { frame, oneLine } from './frame';

/** What is shown instead covers the heading, which remains the page's, and is visible however far the page is scrolled. */
const withInstead = {
  position: 'sticky',
  top: frame.bar,
  zIndex: 5,
  // Not on low screens, where it would cover half of the rows.
  '@media (max-height: 500px)': { position: 'relative' },
  '& > :not([data-instead], [data-notice], h1)': { visibility: 'hidden' },
} as const;

/** What a tool has to say, such as a failure or its progress: below the line, which never wraps, also while something is shown instead of it. */
const notice = {
  position: 'absolute',
  zIndex: 6,
  visibility: 'visible',
  top: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  width: 'min(520px, 100%)',
  border: 1,
  borderColor: (theme: Theme) => theme.palette.edge,
  bgcolor: 'background.pop',
  boxShadow: 8,
} as const;

interface HeadLineProps {
  children: ReactNode;
  /** Below 1200 px: for actions of a page, of which there may be any number. */
  wraps?: boolean;
}

/**
 * One line for a list's title and tools, which never wraps above the width of a phone: filters scroll in what the others leave. An element
 * with `data-notice` is shown below it.
 */
export function HeadLine({ children, wraps = false }: HeadLineProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        ...(!wraps && { [oneLine]: { flexWrap: 'nowrap' } }),
        alignItems: 'center',
        columnGap: { xs: 0.5, sm: 1 },
        rowGap: 0.75,
        mb: 1,
        minHeight: 36,
        position: 'relative',
        '& [data-notice]': notice,
        '&:has(> [data-instead]:not(:empty))': withInstead,
      }}
    >
      {children}
    </Stack>
  );
}
