import Box from '@mui/material/Box';

/** Place of what a `HeadLine` shows instead of its other content for a while. Empty, it is nothing. */
export const HeadInstead = ({ onPlace }: { onPlace: (element: HTMLElement | null) => void }) => (
  <Box
    ref={onPlace}
    data-instead
    data-unprinted
    sx={{ position: 'absolute', inset: 0, '&:empty': { display: 'none' } }}
  />
);
