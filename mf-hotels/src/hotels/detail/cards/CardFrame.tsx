import type { Hotel } from '@itinera/shared/contracts';
import { Alert, Box, Button, IconButton, Paper, PartBoundary, Typography } from '@itinera/shared/ui';
import { pencilIcon } from '../icons';
import type { HotelCard } from './card';
import { cardId } from './cardId';

interface CardFrameProps {
  card: HotelCard;
  hotel: Hotel;
  /** Absent for people who only read. */
  onEdit: (() => void) | undefined;
}

/** A card with its heading, and a pencil that is quiet until the card is pointed at or focused. */
export function CardFrame({ card: { name, title, isWide = false, Facts }, hotel, onEdit }: CardFrameProps) {
  const headingId = `${cardId(name)}-title`;
  return (
    <Paper
      component="section"
      variant="outlined"
      id={cardId(name)}
      aria-labelledby={headingId}
      tabIndex={-1}
      sx={({ palette }) => ({
        p: 2,
        minWidth: 0,
        ...(isWide && { gridColumn: '1 / -1' }),
        '& [data-pencil]': { color: 'text.secondary', opacity: 0.7 },
        '&:focus-within [data-pencil]': { opacity: 1, color: palette.text.primary },
        '@media (hover: hover)': { '&:hover [data-pencil]': { opacity: 1, color: palette.text.primary } },
      })}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 34 }}>
        <Typography id={headingId} component="h2" variant="h2">
          {title}
        </Typography>
        {onEdit && <Pencil label={`Edit ${title.toLowerCase()}`} onClick={onEdit} />}
      </Box>
      <PartBoundary whenFailed={(again) => <CardFailed title={title} onRetry={again} />}>
        <Facts hotel={hotel} />
      </PartBoundary>
    </Paper>
  );
}

const Pencil = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton data-pencil size="small" aria-label={label} title={label} onClick={onClick}>
    {pencilIcon}
  </IconButton>
);

const CardFailed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <Alert severity="error" action={<Button onClick={onRetry}>Try again</Button>}>
    {title} could not be shown.
  </Alert>
);
