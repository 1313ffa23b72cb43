import { Stack, visuallyHidden } from '@itinera/shared/ui';
import { DialogTitle } from '@itinera/shared/ui-more';
import type { ReactNode } from 'react';

interface SheetHeadProps {
  /** Id of the title. */
  id: string;
  title: string;
  /** Quiet buttons at the end of the line. */
  children: ReactNode;
}

/** Head of a sheet in one line: the title gives way to the buttons. */
export const SheetHead = ({ id, title, children }: SheetHeadProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', pr: 2.5 }}>
    <DialogTitle id={id} sx={{ flexGrow: 1, minWidth: 0, pr: 1 }}>
      {title}
    </DialogTitle>
    <Stack
      direction="row"
      sx={({ breakpoints }) => ({
        flexShrink: 0,
        pt: 0.5,
        gap: 1,
        alignItems: 'center',
        // A phone has no room for the position in the list.
        [breakpoints.down('sm')]: { '& [role=status]': visuallyHidden },
      })}
    >
      {children}
    </Stack>
  </Stack>
);
