import { Box, Button } from '@itinera/shared/ui';
import { usePriceView, type PriceView } from './usePriceView';

const views: readonly { value: PriceView; label: string }[] = [
  { value: 'prices', label: 'Prices' },
  { value: 'rooms', label: 'Rooms' },
];

/** Buttons of the views of the Price tab. */
export function ViewButtons() {
  const { view, setView } = usePriceView();
  return (
    <Box role="group" aria-label="View" sx={{ display: 'flex', flexShrink: 0, mr: 0.5 }}>
      {views.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          color={value === view ? 'primary' : 'inherit'}
          variant={value === view ? 'contained' : 'outlined'}
          aria-pressed={value === view}
          onClick={() => setView(value)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
