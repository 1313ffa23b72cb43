import { Box, styled } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** A line of its own each; the card of a phone has room for the first one only. */
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

/** A cell of a list with two lines, so that more columns fit beside it. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <Box component="span" sx={{ minWidth: 0 }}>
    {first && <Line>{first}</Line>}
    {second && <Line>{second}</Line>}
  </Box>
);
