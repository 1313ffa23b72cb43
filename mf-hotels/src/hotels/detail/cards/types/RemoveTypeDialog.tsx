import { plural } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import type { ReactNode } from 'react';

interface RemoveTypeDialogProps {
  /** Shown with the question. */
  name: ReactNode;
  noun: string;
  /** Ids of active price lines of the type; undefined while unknown. */
  lines: readonly string[] | undefined;
  /** Why they could not be counted. */
  problem: string | undefined;
  onRemove: () => void;
  onClose: () => void;
}

/** Confirms removing a room or boarding with prices from a hotel. */
export function RemoveTypeDialog({ name, noun, lines, problem, onRemove, onClose }: RemoveTypeDialogProps) {
  return (
    <ConfirmDialog
      question={`Remove this ${noun}?`}
      verb="Remove"
      isDangerous
      isReady={lines !== undefined || problem !== undefined}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <strong>{name}</strong>
      <br />
      {lines &&
        `${plural(lines.length, 'price row')} of this hotel, of all its partners, ${lines.length === 1 ? 'becomes' : 'become'} inactive when you save, and can no longer be sold. Undo makes them active again.`}
      {!lines && !problem && 'Counting its price rows…'}
      {!lines &&
        problem &&
        `Its price rows could not be counted: ${problem} Those that it has become inactive when you save.`}
    </ConfirmDialog>
  );
}
