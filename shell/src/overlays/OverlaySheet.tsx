import { Box, Drawer, IconButton, Stack, SvgIcon, Typography } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';

interface OverlaySheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog along the right edge, for what belongs to no page. */
export function OverlaySheet({ title, onClose, children }: OverlaySheetProps) {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 'min(400px, 100vw)' },
        },
      }}
    >
      <Stack sx={{ p: 2.5, gap: 2.5 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography id={titleId} component="h2" variant="h2">
            {title}
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <SvgIcon>
              <path d="m12 10.6 5.3-5.3 1.4 1.4-5.3 5.3 5.3 5.3-1.4 1.4-5.3-5.3-5.3 5.3-1.4-1.4 5.3-5.3-5.3-5.3 1.4-1.4z" />
            </SvgIcon>
          </IconButton>
        </Stack>
        <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
      </Stack>
    </Drawer>
  );
}
