import { COLUMN_WIDTH } from './geometry';

/** Line at today; a screen reader finds it in the heading of the period. */
export const TodayLine = ({ place }: { place: number | undefined }) =>
  place !== undefined && (
    <span
      aria-hidden
      data-today
      style={{ insetInlineStart: `calc(var(--head) + ${Math.round(place * COLUMN_WIDTH)}px)` }}
    />
  );
