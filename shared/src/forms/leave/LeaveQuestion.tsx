import { useBlocker } from '@itinera/shared/router';
import { allUnsaved, removeUnsaved, session } from '@itinera/shared/state';
import { Button } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useEffect, useId } from 'react';

/** Whoever was signed out can't stay; what they typed is kept as a draft. */
const mustAskBeforeLeaving = (): boolean => allUnsaved().length > 0 && session().status !== 'guest';

/** Some addresses on the same page lose nothing, such as the next page of a list. */
const allKeptAt = (search: string): boolean =>
  allUnsaved().every(({ keeps }) => keeps?.(new URLSearchParams(search)));

/** Drawn as long as something typed would be lost; asks when somebody is about to lose it. */
export function LeaveQuestion() {
  const titleId = useId();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      mustAskBeforeLeaving() &&
      (here.pathname !== there.pathname || (here.search !== there.search && !allKeptAt(there.search))),
  );

  useEffect(() => {
    // Browsers ask in their own words and say nothing of ours.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const leave = () => {
    for (const form of allUnsaved()) {
      form.discard();
      removeUnsaved(form);
    }
    proceed?.();
  };

  return (
    <Dialog open={state === 'blocked'} onClose={() => reset?.()} role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        What you typed is not saved yet:{' '}
        {allUnsaved()
          .map(({ what }) => what)
          .join(', ')}
        .
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leave}>
          Discard and leave
        </Button>
        <Button autoFocus variant="contained" onClick={() => reset?.()}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
