import { cellKey, isClash, type CellId, type Edit, type SheetEdits } from '@itinera/shared/sheet';
import { useMemo, useState } from 'react';
import { problemText } from '../amounts/priceText';
import { readPrice } from '../amounts/readPrice';

/** Reasons of refused texts, by the key of their cell; another text may be accepted. */
export type Refusals = ReadonlyMap<string, { text: string; reason: string }>;

interface EditedPrices {
  currency: string;
  edits: SheetEdits;
  /** Saved text of a cell. */
  savedText: (cell: CellId) => string;
}

/** Why edits can't be saved: a conflict with another user, an invalid price, or a refusal. */
export function useEditProblems({ currency, edits, savedText }: EditedPrices) {
  const [refused, setRefused] = useState<Refusals>(new Map());

  const reasonOf = (edit: Edit): string | undefined => {
    if (edit.unit !== undefined && edit.unit !== currency)
      return `This was typed in ${edit.unit}. Prices are in ${currency} now: type it again.`;
    if (isClash(edit, savedText)) {
      const theirs = savedText(edit);
      return theirs === '' ? 'Someone else has removed this price.' : `Someone else has saved ‘${theirs}’.`;
    }
    const { problem } = readPrice(edit.text, currency);
    if (problem) return problemText(problem, currency, edit.text);
    const refusal = refused.get(cellKey(edit));
    return refusal?.text === edit.text ? refusal.reason : undefined;
  };

  /** By the key of the cell; memoized, because a key press must not check thousands again. */
  const problems = useMemo(() => {
    const found = new Map<string, string>();
    for (const [key, edit] of edits.all) {
      const reason = reasonOf(edit);
      if (reason !== undefined) found.set(key, reason);
    }
    return found;
    // What `reasonOf` reads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [edits.all, savedText, refused, currency]);

  return {
    problems,
    /** Newest edits without a problem. */
    sendable: (): Edit[] => [...edits.newest().values()].filter((edit) => reasonOf(edit) === undefined),
    addRefusals: (more: Refusals) => setRefused((before) => new Map([...before, ...more])),
  };
}
