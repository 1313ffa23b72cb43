import { Box, IconButton, Stack, SvgIcon, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { closeIcon } from '../layers/closeIcon';
import { ModalLayer } from '../layers/ModalLayer';

interface OverlaySheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A side sheet for what belongs to no page. */
export function OverlaySheet({ title, onClose, children }: OverlaySheetProps) {
  return (
    <ModalLayer open side="right" label={title} onClose={onClose}>
      <Stack sx={{ p: 2.5, gap: 2.5 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" variant="h2">
            {title}
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <SvgIcon>
              <path d={closeIcon} />
            </SvgIcon>
          </IconButton>
        </Stack>
        <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
      </Stack>
    </ModalLayer>
  );
}
