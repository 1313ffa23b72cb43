import { Button, Stack } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { KeysButton } from './cells/KeysButton';
import { keysOfSheet } from './cells/useListedSheetKeys';
import { SheetStatus, type SheetStatusProps } from './SheetStatus';

interface SheetToolsProps extends SheetStatusProps {
  onFillDown: () => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Tools before the sheet's own. */
  children: ReactNode;
}

/** What changes the sheet, and beside it what was done last. */
export function SheetTools({ onFillDown, onUndo, onRedo, children, ...status }: SheetToolsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, mb: 0.75, flexWrap: 'wrap', alignItems: 'center' }}>
      {children}
      <Tool keys="Control+D" label="Fill down" onClick={onFillDown} />
      <Tool keys="Control+Z" label="Undo typing" onClick={onUndo} />
      <Tool keys="Control+Y" label="Redo" onClick={onRedo} />
      <KeysButton title="Keys of the sheet" keys={keysOfSheet} />
      <SheetStatus {...status} />
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
