import type { Hotel } from '@itinera/shared/contracts';
import { Box, Link } from '@itinera/shared/ui';
import type { MouseEvent } from 'react';
import type { HotelCard } from './cards/card';
import { cardId } from '@itinera/shared/record';

interface CardIndexProps {
  cards: readonly HotelCard[];
  hotel: Hotel;
  /** Staff see which cards are complete. */
  showsState: boolean;
}

/** Links to the cards: beside them while the page scrolls, on narrower screens a strip above them. */
export const CardIndex = ({ cards, hotel, showsState }: CardIndexProps) => (
  <Box
    component="nav"
    aria-label="Cards of the hotel"
    sx={{
      position: { lg: 'sticky' },
      top: { lg: 64 },
      maxHeight: { lg: 'calc(100vh - 80px)' },
      overflow: 'auto',
      minWidth: 0,
    }}
  >
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0.5,
        display: 'flex',
        flexDirection: { xs: 'row', lg: 'column' },
        gap: { xs: 2, lg: 1 },
      }}
    >
      {cards.map((card) => (
        <Entry key={card.name} card={card} missing={showsState ? card.missingIn(hotel) : undefined} />
      ))}
    </Box>
  </Box>
);

function Entry({ card: { name, title }, missing }: { card: HotelCard; missing: string[] | undefined }) {
  return (
    <Box component="li" sx={{ whiteSpace: { xs: 'nowrap', lg: 'normal' }, fontSize: '0.875rem' }}>
      <Link href={`#${cardId(name)}`} color="inherit" onClick={goToCard}>
        {title}
      </Link>
      {missing?.length === 0 && (
        <Box component="span" sx={{ color: 'success.main', ml: 0.75 }} role="img" aria-label="complete">
          ✓
        </Box>
      )}
      {missing && missing.length > 0 && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'warning.main' }}>
          {missing.join(', ')}
        </Box>
      )}
    </Box>
  );
}

/** Moves to a card without an entry in the history, which would lose the list that the hotel was opened from. */
function goToCard(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
