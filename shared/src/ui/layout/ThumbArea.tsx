import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

/** Buttons of a page, of which the primary one is always at the lower end of a phone's window, where the thumb is. */
export const ThumbArea = ({ sx, ...props }: ComponentProps<typeof Box>) => (
  <Box
    data-thumb
    {...props}
    sx={[
      ({ breakpoints, shadows }) => ({
        [breakpoints.down('sm')]: {
          '& > .MuiButton-contained': {
            position: 'fixed',
            insetInlineEnd: 16,
            bottom: 12,
            zIndex: 4,
            height: 44,
            px: 2.5,
            borderRadius: '22px',
            boxShadow: shadows[4],
          },
        },
      }),
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
