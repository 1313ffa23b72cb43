import type { Hotel } from '@itinera/shared/contracts';
import { styled } from '@itinera/shared/ui';
import type { MouseEvent } from 'react';
import type { HotelCard } from './cards/card';
import { cardId } from '@itinera/shared/record';

interface CardIndexProps {
  cards: readonly HotelCard[];
  hotel: Hotel;
  /** Whether complete cards are marked, for staff. */
  showsState: boolean;
}

const Index = styled('nav')(({ theme }) => ({
  overflow: 'auto',
  minWidth: 0,
  '& ol': { listStyle: 'none', margin: 0, padding: 4, display: 'flex', gap: 16 },
  '& li': { whiteSpace: 'nowrap', fontSize: '0.875rem' },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& [role=img]': { color: theme.palette.success.main, marginLeft: 6 },
  '& small': { display: 'block', fontSize: '0.75rem', color: theme.palette.warning.main },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 64,
    maxHeight: 'calc(100vh - 80px)',
    '& ol': { flexDirection: 'column', gap: 8 },
    '& li': { whiteSpace: 'normal' },
  },
}));

/** Index of the cards: a sticky column, on narrow screens a strip above them. */
export const CardIndex = ({ cards, hotel, showsState }: CardIndexProps) => (
  <Index aria-label="Cards of the hotel">
    <ol>
      {cards.map((card) => (
        <Entry key={card.name} card={card} missing={showsState ? card.missingIn(hotel) : undefined} />
      ))}
    </ol>
  </Index>
);

function Entry({ card: { name, title }, missing }: { card: HotelCard; missing: string[] | undefined }) {
  return (
    <li>
      <a href={`#${cardId(name)}`} onClick={goToCard}>
        {title}
      </a>
      {missing?.length === 0 && (
        <span role="img" aria-label="complete">
          ✓
        </span>
      )}
      {missing && missing.length > 0 && <small>{missing.join(', ')}</small>}
    </li>
  );
}

/** Scrolls to a card without a history entry, which would lose the list that the hotel was opened from. */
function goToCard(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
