import { Button, Typography } from '@itinera/shared/ui';

interface HeldStateProps {
  words: string;
  /** Whether the booking needs what it does not hold any more. */
  isLost: boolean;
  verb: string;
  /** Undefined for readers. */
  onAgain: (() => void) | undefined;
}

/** Whether a part holds or has its seats or rooms, which is not printed. What is lost can be taken again. */
export const HeldState = ({ words, isLost, verb, onAgain }: HeldStateProps) => (
  <Typography data-unprinted variant="body2" color={isLost ? 'warning' : 'textSecondary'}>
    {words}
    {isLost && onAgain && (
      <Button size="small" onClick={onAgain}>
        {verb}
      </Button>
    )}
  </Typography>
);
