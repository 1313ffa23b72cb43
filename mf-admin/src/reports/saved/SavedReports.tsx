import { savedViews } from '@itinera/shared/contracts';
import { messageOf, useList, useRemove } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Alert, Box, Button, Link, Typography } from '@itinera/shared/ui';

/** Key under which saved views of reports are stored. */
export const listOfReports = 'reports';

/** Saved reports: the user's own, and shared ones of colleagues. */
export function SavedReports() {
  const { data, error, refetch } = useList(savedViews, { list: listOfReports });
  const remove = useRemove(savedViews);
  if (error && !data)
    return (
      <Alert
        severity="error"
        sx={{ mb: 2 }}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The saved reports could not be loaded. {messageOf(error)}
      </Alert>
    );
  if (!data || data.result.length === 0) return null;
  return (
    <Box component="section" aria-label="Saved reports" sx={{ mb: 2.5 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
        Saved reports
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.result.map((view) => (
          <Box
            component="li"
            key={view.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}
          >
            <Link component={RouterLink} to={pathTo('reports', undefined, view.query)}>
              {view.name}
            </Link>
            {view.is_mine ? (
              <Button
                size="small"
                color="inherit"
                aria-label={`Delete ‘${view.name}’`}
                onClick={() => void remove(view, { named: `Report ‘${view.name}’` })}
              >
                Delete
              </Button>
            ) : (
              <Typography component="span" variant="body2" color="textSecondary">
                shared by {view.owner.name}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
