import { Box, Button, Typography } from '@itinera/shared/ui';
import { Popover } from '@itinera/shared/ui-more';
import { useId, useState } from 'react';
interface KeysButtonProps {
  /** Heading of the list. */
  title: string;
  keys: readonly (readonly [keys: string, label: string])[];
}

/** Button with the keys of a grid, where letters such as `?` are typed into cells. */
export function KeysButton({ title, keys: listed }: KeysButtonProps) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<Element>();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          minWidth: 0,
          minHeight: 24,
          py: 0,
          fontSize: '0.75rem',
        }}
      >
        Keys
      </Button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, tabIndex: -1, sx: { p: 2 } } }}
        >
          <Typography id={titleId} component="h2" variant="subtitle1">
            {title}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, rowGap: 0.5, m: 0, mt: 1 }}
          >
            {listed.map(([keys, label]) => (
              <Box key={keys} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ fontWeight: 500 }}>
                  {keys.replace('Mod', 'Ctrl')}
                </Box>
                <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
                  {label}
                </Typography>
              </Box>
            ))}
          </Box>
        </Popover>
      )}
    </>
  );
}
