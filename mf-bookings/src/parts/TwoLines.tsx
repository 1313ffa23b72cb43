import { Box, styled } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** One of two lines; the card of a phone shows only the first. */
const Line = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '0.75rem',
    lineHeight: 1.25,
  },
  '& + &': { color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& + &': { display: 'none' } },
}));

interface TwoLinesProps {
  first: ReactNode;
  second: ReactNode;
}

/** Cell with two lines, to save width. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <Box component="span" sx={{ minWidth: 0 }}>
    {first && <Line>{first}</Line>}
    {second && <Line>{second}</Line>}
  </Box>
);
