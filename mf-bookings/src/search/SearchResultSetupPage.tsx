import { savedViews, type SavedView } from '@itinera/shared/contracts';
import { useChange, useList, useRemove } from '@itinera/shared/data';
import { NotLoaded } from '@itinera/shared/record';
import { Link as RouterLink, useDialogAddress } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, Button, onDemand, Page, Paper, Typography, useShortcut } from '@itinera/shared/ui';
import { Suspense } from 'react';
import { formOfView, listOfSetups } from './setup/setupOfView';
import { setupInWords } from './setup/setupInWords';

const SetupDialog = onDemand(() =>
  import(/* webpackChunkName: "search-dialogs" */ './setup/SetupDialog').then((module) => ({
    default: module.SetupDialog,
  })),
);

const NEW = 'new';

/** Setups of the search results: columns, order and terms, one of which a person uses. */
export default function SearchResultSetupPage() {
  const { data, error, refetch } = useList(savedViews, { list: listOfSetups });
  const editing = useDialogAddress('edit');
  const copying = useDialogAddress('copy');
  const change = useChange(savedViews);
  const remove = useRemove(savedViews);
  useShortcut('n', 'Add setup', () => editing.open(NEW));
  const setups = data?.result ?? [];
  const chosen = setups.find(({ is_default }) => is_default);
  const edited = setups.find(({ id }) => id === editing.value);
  const copied = setups.find(({ id }) => id === copying.value);

  const use = async (view: SavedView, isDefault: boolean) => {
    const named = `Setup ‘${view.name}’`;
    const done = isDefault ? `${named} is used from now on` : 'Results are shown as usual';
    await change(view, { is_default: isDefault }, { named, done });
    await refetch();
  };

  return (
    <Page
      title="Search result setup"
      actions={
        <>
          <Button component={RouterLink} to={pathTo('search')}>
            Search
          </Button>
          <Button variant="contained" onClick={() => editing.open(NEW)}>
            Add setup
          </Button>
        </>
      }
    >
      {!data && <NotLoaded what="setups" error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box
          component="ul"
          aria-label="Setups"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          <SetupLine name="As usual" words="By hotel, net and sale, the cheapest first" isUsed={!chosen}>
            {chosen && <Button onClick={() => void use(chosen, false)}>Use as usual</Button>}
          </SetupLine>
          {setups.map((view) => (
            <SetupLine
              key={view.id}
              name={view.name}
              words={[
                setupInWords(formOfView(view)),
                view.is_shared && (view.is_mine ? 'shared with all staff' : `shared by ${view.owner.name}`),
              ]
                .filter(Boolean)
                .join(', ')}
              isUsed={view.is_default}
            >
              {!view.is_default && (
                <Button aria-label={`Use ${view.name}`} onClick={() => void use(view, true)}>
                  Use
                </Button>
              )}
              {view.is_mine && (
                <Button aria-label={`Edit ${view.name}`} onClick={() => editing.open(view.id)}>
                  Edit
                </Button>
              )}
              <Button aria-label={`Copy ${view.name}`} onClick={() => copying.open(view.id)}>
                Copy
              </Button>
              {view.is_mine && (
                <Button
                  color="error"
                  aria-label={`Delete ${view.name}`}
                  onClick={() => void remove(view, { named: `Setup ‘${view.name}’` })}
                >
                  Delete
                </Button>
              )}
            </SetupLine>
          ))}
        </Box>
      )}
      <Suspense>
        {(editing.value === NEW || edited) && (
          <SetupDialog key={editing.value} view={edited} onClose={editing.close} />
        )}
        {copied && <SetupDialog key={copied.id} view={copied} isCopy onClose={copying.close} />}
      </Suspense>
    </Page>
  );
}

interface SetupLineProps {
  name: string;
  words: string;
  isUsed: boolean;
  children: React.ReactNode;
}

const SetupLine = ({ name, words, isUsed, children }: SetupLineProps) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ px: 2, py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
  >
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        {isUsed && (
          <Box component="span" sx={{ ml: 1, color: 'success.main', fontSize: '0.875rem' }}>
            ✓ in use
          </Box>
        )}
      </Typography>
      <Typography color="textSecondary" variant="body2">
        {words}
      </Typography>
    </Box>
    {children}
  </Paper>
);
