import type { Booking } from '@itinera/shared/contracts';
import { CardFrame, focusedCard } from '@itinera/shared/record';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, useShortcut } from '@itinera/shared/ui';
import { blocks } from './blocks';

/** The blocks of a booking, in two columns where there is room. */
export function BookingBlocks({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const { open } = useDialogAddress('dialog');
  const shown = blocks.filter(({ isStaffOnly }) => !(isPartner && isStaffOnly));
  const edit = (name: string) => (entry?: string) => open(entry === undefined ? name : `${name}:${entry}`);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        minWidth: 0,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {shown.map(({ name, title, isWide, hasPencil, isForPartners, Facts }) => {
        const onEdit = isPartner && !isForPartners ? undefined : edit(name);
        return (
          <CardFrame
            key={name}
            {...{ name, title, isWide }}
            onEdit={hasPencil ? onEdit && (() => onEdit()) : undefined}
          >
            <Facts booking={booking} onEdit={onEdit} />
          </CardFrame>
        );
      })}
      {!isPartner && <EditKey onEdit={open} />}
    </Box>
  );
}

function EditKey({ onEdit }: { onEdit: (name: string) => void }) {
  useShortcut('e', 'Edit the focused block, or general info', () => {
    const focused = blocks.find(({ name, hasPencil }) => hasPencil && name === focusedCard());
    onEdit(focused?.name ?? 'general');
  });
  return null;
}
