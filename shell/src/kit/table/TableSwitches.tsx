import type { ListSettings } from '@itinera/shared/grid';
import { Button, Stack } from '@itinera/shared/ui';

/** What a person sets in the menu of a list. */
export function TableSwitches({ settings }: { settings: ListSettings }) {
  const isCompact = settings.density === 'compact';
  const isScrolled = settings.paging === 'scroll';
  return (
    <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        size="small"
        aria-pressed={isCompact}
        onClick={() => settings.change({ density: isCompact ? 'comfortable' : 'compact' })}
      >
        Compact
      </Button>
      <Button
        variant="outlined"
        size="small"
        aria-pressed={isScrolled}
        onClick={() => settings.change({ paging: isScrolled ? 'pages' : 'scroll' })}
      >
        Scroll instead of pages
      </Button>
      <Button variant="outlined" size="small" disabled={!settings.isChanged} onClick={settings.reset}>
        As it was
      </Button>
    </Stack>
  );
}
