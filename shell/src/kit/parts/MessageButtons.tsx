import { showFailure, showSnackbar, showToast, type Severity } from '@itinera/shared/state';
import { Button, Stack } from '@itinera/shared/ui';
import { Specimen } from '../Specimen';

const severities: Severity[] = ['success', 'info', 'warning', 'error'];
const long =
  'Hotel ‘Baltic Beach Resort and Spa on the White Dunes of Jurmala’ could not be deleted: it has 12 bookings.';

const said: Record<string, () => void> = {
  Undo: () =>
    showSnackbar('Hotel ‘Baltic Beach’ deleted.', 'success', {
      label: 'Undo',
      undoes: true,
      run: () => showSnackbar('Taken back.'),
    }),
  'Other action': () =>
    showSnackbar('The export is ready.', 'info', { label: 'Save again', run: () => showSnackbar('Saved.') }),
  'Failure with details': () => showFailure(long, 'Message: it has 12 bookings.\nCode: in_use (409)'),
  'Failure with details and action': () =>
    showFailure(long, 'Code: in_use (409)', { label: 'Try again', run: () => undefined }),
  'Three at once': () => ['First', 'Second', 'Third'].forEach((text) => showSnackbar(text)),
};

export function MessageButtons() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Specimen state="Snackbars">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {severities.map((severity) => (
            <Button
              key={severity}
              variant="outlined"
              onClick={() => showSnackbar(`A snackbar of ${severity}.`, severity)}
            >
              Snackbar of {severity}
            </Button>
          ))}
          {Object.entries(said).map(([label, say]) => (
            <Button key={label} variant="outlined" onClick={say}>
              {label}
            </Button>
          ))}
        </Stack>
      </Specimen>
      <Specimen state="Toasts">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {severities.map((severity) => (
            <Button
              key={severity}
              variant="outlined"
              onClick={() => showToast(`A toast of ${severity}.`, severity)}
            >
              Toast of {severity}
            </Button>
          ))}
        </Stack>
      </Specimen>
    </Stack>
  );
}
