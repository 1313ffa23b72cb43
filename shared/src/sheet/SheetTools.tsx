import { Button, Stack } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface SheetToolsProps {
  onFillDown: () => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Tools before the sheet's own. */
  children: ReactNode;
}

export function SheetTools({ onFillDown, onUndo, onRedo, children }: SheetToolsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, mb: 0.75, flexWrap: 'wrap', alignItems: 'center' }}>
      {children}
      <Tool keys="Control+D" label="Fill down" onClick={onFillDown} />
      <Tool keys="Control+Z" label="Undo typing" onClick={onUndo} />
      <Tool keys="Control+Y" label="Redo" onClick={onRedo} />
    </Stack>
  );
}

function Tool({ label, keys, onClick }: { label: string; keys: string; onClick: () => void }) {
  return (
    <Button size="small" variant="outlined" color="inherit" aria-keyshortcuts={keys} onClick={onClick}>
      {label}
    </Button>
  );
}
