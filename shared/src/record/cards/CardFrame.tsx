import { Alert, Box, Button, IconButton, Paper, PartBoundary, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { cardId } from './cardId';
import { pencilIcon } from './pencilIcon';

interface CardFrameProps {
  /** Names it among the cards of its page: `location`. */
  name: string;
  /** Heading; the pencil is called `Edit ` and this in lowercase. */
  title: string;
  /** As wide as the page: for images, tables and long texts. */
  isWide?: boolean | undefined;
  /** Absent for people who only read. */
  onEdit?: (() => void) | undefined;
  children: ReactNode;
}

/** A card of a record with its heading, and a pencil that is quiet until the card is pointed at or focused. */
export function CardFrame({ name, title, isWide = false, onEdit, children }: CardFrameProps) {
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
        {children}
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
