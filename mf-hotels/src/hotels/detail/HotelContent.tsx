import type { Hotel } from '@itinera/shared/contracts';
import { CardFrame, focusedCard } from '@itinera/shared/record';
import { useDialogAddress } from '@itinera/shared/router';
import { Box, useShortcut } from '@itinera/shared/ui';
import { useDeferredValue } from 'react';
import { CardIndex } from './CardIndex';
import { useCards } from './cards/useCards';
import { useReadsAsPartner } from './preview/useReadsAsPartner';

/** More than a window shows at first. The others are rendered in the next frames, below the fold. */
const FIRST_CARDS = 4;

/** Cards of a hotel, in two columns where there is space, three on wide screens, with their index. */
export function HotelContent({ hotel }: { hotel: Hotel }) {
  const { open } = useDialogAddress('edit');
  const cards = useCards();
  const shown = useDeferredValue(cards, cards.slice(0, FIRST_CARDS));
  const mayEdit = !useReadsAsPartner();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <CardIndex cards={cards} hotel={hotel} showsState={mayEdit} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          '@media (min-width: 1600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {shown.map(({ name, title, isWide, Facts }) => (
          <CardFrame key={name} {...{ name, title, isWide }} onEdit={mayEdit ? () => open(name) : undefined}>
            <Facts hotel={hotel} />
          </CardFrame>
        ))}
      </Box>
      {mayEdit && <EditKey onEdit={open} />}
    </Box>
  );
}

function EditKey({ onEdit }: { onEdit: (card: string) => void }) {
  useShortcut('e', 'Edit the focused card, or general information', () => onEdit(focusedCard() ?? 'general'));
  return null;
}
