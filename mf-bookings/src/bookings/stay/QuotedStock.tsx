import type { Quote } from '@itinera/shared/contracts';
import { daysInWords, plural } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';

/** So few rooms are said in the colour of attention. */
const few = 3;

/** How many rooms are left of those that the partner may sell, or for which nights the hotel is asked; nothing where they are not counted. */
export function QuotedStock({ quote: { stock } }: { quote: Quote }) {
  if (!stock) return null;
  const { left, on_request } = stock;
  if (on_request.length > 0)
    return (
      <Typography color="warning">On request for {daysInWords(on_request)}: the hotel is asked</Typography>
    );
  // Without any, it is blocked, which has its own words.
  if (!left) return null;
  return (
    <Typography color={left > few ? 'textSecondary' : 'warning'}>{plural(left, 'room')} left</Typography>
  );
}
