import { Alert, Button, IconButton, Paper, PartBoundary, styled, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { cardId } from './cardId';
import { pencilIcon } from './pencilIcon';

interface CardFrameProps {
  /** Name of the card on its page: `location`. */
  name: string;
  /** Heading; the edit button is called `Edit ` and this in lowercase. */
  title: string;
  /** As wide as the page, for images, tables and long texts. */
  isWide?: boolean | undefined;
  /** False for what is on no paper, such as what is internal. */
  isPrinted?: boolean | undefined;
  /** Undefined for readers. */
  onEdit?: (() => void) | undefined;
  /** Beside the heading, such as `No flights`: an empty card needs no more than its head. */
  note?: ReactNode;
  /** Button at the right of the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

const Card = styled(Paper)(({ theme: { palette } }) => ({
  padding: '8px 16px 14px',
  minWidth: 0,
  // Long words break, but columns of a table and buttons stay as wide as their words.
  overflowWrap: 'anywhere',
  '& table, & button': { overflowWrap: 'normal' },
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 32,
    overflowWrap: 'normal',
  },
  '& [data-pencil]': { color: palette.text.secondary, opacity: 0.7 },
  '&:focus-within [data-pencil]': { opacity: 1, color: palette.text.primary },
  '@media (hover: hover)': { '&:hover [data-pencil]': { opacity: 1, color: palette.text.primary } },
})) as typeof Paper;

/** A card of a record with its heading, and an edit button that is faint until the card is hovered or focused. */
export function CardFrame({
  name,
  title,
  isWide = false,
  isPrinted = true,
  onEdit,
  note,
  action,
  children,
}: CardFrameProps) {
  const headingId = `${cardId(name)}-title`;
  return (
    <Card
      component="section"
      variant="outlined"
      id={cardId(name)}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-wide={isWide || undefined}
      data-unprinted={!isPrinted || undefined}
    >
      <header>
        <Typography id={headingId} component="h2" variant="h3">
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 0 auto', ml: 1 }}>
            {note}
          </Typography>
        )}
        {action}
        {onEdit && <Pencil label={`Edit ${title.toLowerCase()}`} onClick={onEdit} />}
      </header>
      <PartBoundary whenFailed={(again) => <CardFailed title={title} onRetry={again} />}>
        {children}
      </PartBoundary>
    </Card>
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
