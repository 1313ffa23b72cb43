import { monthInWords, plusMonths } from '@itinera/shared/format';
import { Box, Button, StepButtons, useShortcut } from '@itinera/shared/ui';

interface MonthStepsProps {
  month: string;
  /** The current one. */
  now: string;
  onMonth: (month: string) => void;
}

/** To the previous and the next month, and back to the current one. */
export function MonthSteps({ month, now, onMonth }: MonthStepsProps) {
  useShortcut('[', 'Previous month', () => onMonth(plusMonths(month, -1)));
  useShortcut(']', 'Next month', () => onMonth(plusMonths(month, 1)));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
      <StepButtons
        label="Month"
        noun="month"
        position={monthInWords(month)}
        keys={['[', ']']}
        onPrevious={() => onMonth(plusMonths(month, -1))}
        onNext={() => onMonth(plusMonths(month, 1))}
      />
      {month !== now && (
        <Button size="small" color="inherit" onClick={() => onMonth(now)}>
          This month
        </Button>
      )}
    </Box>
  );
}
