import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Button, IconButton } from '@itinera/shared/ui';
import { rowName, type FoundRow } from '../foundRows';
import { copyIcon, whyIcon } from './icons';
import type { TripActions } from './tripActions';

interface ActionsCellProps {
  row: FoundRow;
  actions: TripActions;
  tabIndex: number;
}

/** What can be done with a trip. */
export function ActionsCell({ row, actions, tabIndex }: ActionsCellProps) {
  const { marked, bookAddress, onMark, onWhy, onCopy } = actions;
  const name = rowName(row);
  return (
    <Box role="gridcell" data-column="actions">
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={`Compare ${name}`}
        title="Compare (Space)"
        checked={marked.has(row.id)}
        onChange={() => onMark(row)}
      />
      {onWhy && (
        <IconButton
          data-quiet
          size="small"
          sx={{ p: 0.25 }}
          tabIndex={tabIndex}
          aria-label={`Why this price: ${name}`}
          title="Why this price (x)"
          onClick={() => onWhy(row)}
        >
          {whyIcon}
        </IconButton>
      )}
      <IconButton
        data-quiet
        size="small"
        sx={{ p: 0.25 }}
        tabIndex={tabIndex}
        aria-label={`Copy as text: ${name}`}
        title="Copy as text (c)"
        onClick={() => onCopy(row)}
      >
        {copyIcon}
      </IconButton>
      <Button
        component={RouterLink}
        to={bookAddress(row)}
        state={{ dialog: 'book' }}
        size="small"
        variant="outlined"
        tabIndex={tabIndex}
        aria-label={`Book ${name}`}
        data-book
      >
        Book
      </Button>
    </Box>
  );
}
