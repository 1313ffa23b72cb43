import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import type { useViewActions } from './useViewActions';
import type { Views } from './useViews';

interface CurrentViewProps {
  views: Views;
  actions: ReturnType<typeof useViewActions>;
}

/** Shows the open view, and whether the list still matches it. */
export function CurrentView({
  views: { current, isMissing, isChanged, open, leave },
  actions,
}: CurrentViewProps) {
  if (isMissing) {
    return (
      <Alert
        severity="info"
        data-notice
        action={
          <Button color="inherit" size="small" onClick={leave}>
            Close
          </Button>
        }
      >
        This view was deleted or is not shared with you. The list is shown without it.
      </Alert>
    );
  }
  if (!current) return null;
  const { name, is_mine, owner } = current;
  return (
    <Box
      role="group"
      aria-label="Current view"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minWidth: 0 }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        View: <strong>{name}</strong>
        {!is_mine && ` by ${owner.name}`}
        {isChanged && ' · unsaved changes'}
      </Typography>
      {isChanged && is_mine && (
        <Button size="small" onClick={() => actions.save(current)}>
          Save
        </Button>
      )}
      {isChanged && (
        <Button size="small" onClick={() => open(current)}>
          Reset to saved view
        </Button>
      )}
    </Box>
  );
}
