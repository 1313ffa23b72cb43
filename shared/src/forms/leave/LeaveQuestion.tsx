import { useBlocker } from '@itinera/shared/router';
import { allUnsaved, removeUnsaved, session, useWork } from '@itinera/shared/state';
import { Button, useShortcut } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useEffect, useId } from 'react';

/** A signed-out person can't stay; their input is kept as a draft. */
const mustAskBeforeLeaving = (): boolean => allUnsaved().length > 0 && session().status !== 'guest';

/** Some addresses on the same page lose nothing, such as the next page of a list. */
const allKeptAt = (search: string): boolean =>
  allUnsaved().every(({ keeps }) => keeps?.(new URLSearchParams(search)));

interface LeaveQuestionProps {
  /** True while changes are being discarded before the page is left. */
  isLeaving: boolean;
  onLeaving: (isLeaving: boolean) => void;
}

/** Rendered while a form is open; asks before leaving or signing out would lose them. */
export function LeaveQuestion({ isLeaving, onLeaving }: LeaveQuestionProps) {
  const titleId = useId();
  const { asked, unsaved } = useWork();
  const isUnsaved = unsaved.length > 0;
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      mustAskBeforeLeaving() &&
      (here.pathname !== there.pathname || (here.search !== there.search && !allKeptAt(there.search))),
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    // Browsers show their own text here and ignore ours.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const stay = () => {
    useWork.setState({ asked: undefined });
    reset?.();
  };
  const leave = async () => {
    onLeaving(true);
    const forms = allUnsaved();
    // Undoing needs the session, so it is finished first.
    await Promise.all(forms.map((form) => form.discard()));
    forms.forEach(removeUnsaved);
    useWork.setState({ asked: undefined });
    if (asked) asked();
    else proceed?.();
    onLeaving(false);
  };

  return (
    <Dialog
      open={asked !== undefined || state === 'blocked'}
      onClose={stay}
      role="alertdialog"
      aria-labelledby={titleId}
    >
      <StayKey onStay={stay} />
      <DialogTitle id={titleId}>{asked ? 'Log Out without saving?' : 'Leave without saving?'}</DialogTitle>
      <DialogContent>
        Not saved yet:{' '}
        {allUnsaved()
          .map(({ what }) => what)
          .join(', ')}
        .
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isLeaving} onClick={() => void leave()}>
          {asked ? 'Discard and Log Out' : 'Discard and leave'}
        </Button>
        <Button autoFocus variant="contained" onClick={stay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** While the question is open, Ctrl+S must save neither the form behind it nor the page. */
function StayKey({ onStay }: { onStay: () => void }) {
  useShortcut('Mod+S', 'Stay and keep editing', onStay);
  return null;
}
