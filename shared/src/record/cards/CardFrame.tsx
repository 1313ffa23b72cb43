import { Alert, Button, IconButton, Paper, PartBoundary, styled, Typography } from '@itinera/shared/ui';
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

const Card = styled(Paper)(({ theme: { palette } }) => ({
  padding: 16,
  minWidth: 0,
  // A long word breaks, but not where it would make the columns of a table, or a button, narrower than their words.
  overflowWrap: 'anywhere',
  '& table, & button': { overflowWrap: 'normal' },
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 34 },
  '& [data-pencil]': { color: palette.text.secondary, opacity: 0.7 },
  '&:focus-within [data-pencil]': { opacity: 1, color: palette.text.primary },
  '@media (hover: hover)': { '&:hover [data-pencil]': { opacity: 1, color: palette.text.primary } },
})) as typeof Paper;

/** A card of a record with its heading, and a pencil that is quiet until the card is pointed at or focused. */
export function CardFrame({ name, title, isWide = false, onEdit, children }: CardFrameProps) {
  const headingId = `${cardId(name)}-title`;
  return (
    <Card
      component="section"
      variant="outlined"
      id={cardId(name)}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-wide={isWide || undefined}
    >
      <header>
        <Typography id={headingId} component="h2" variant="h2">
          {title}
        </Typography>
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
