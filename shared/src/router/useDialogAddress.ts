import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A dialog in the address: a search parameter whose value says what the dialog is about. */
export interface DialogAddress {
  /** `undefined`: the dialog is closed. */
  value: string | undefined;
  /** Address that opens the dialog, for a link. Its state `{ dialog }` lets closing go back. */
  addressOf: (value: string) => string;
  open: (value: string) => void;
  close: () => void;
}

/** Search parameters of dialogs. Other unknown ones in the address of a list count as filters. */
export const dialogParameters = new Set<string>();

/**
 * Keeps a dialog in the address: Back closes it and reload opens it again. Opening adds a history entry, and closing goes back before it;
 * a visitor of the address has no such entry and stays on the page, and so does a person who has stepped to another page of the list.
 */
export function useDialogAddress(param: string): DialogAddress {
  dialogParameters.add(param);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const openedHere = state?.dialog === param && !state.hasTurnedPage;

  const addressOf = useCallback(
    (value: string) => {
      const next = new URLSearchParams(search);
      next.set(param, value);
      return `?${next}`;
    },
    [param, search],
  );

  const open = useCallback(
    (value: string) => {
      void navigate(addressOf(value), { state: { ...state, dialog: param } });
    },
    [navigate, addressOf, param, state],
  );

  const close = useCallback(() => {
    if (openedHere) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete(param);
    const { dialog: _dialog, hasStepped: _hasStepped, hasTurnedPage: _hasTurnedPage, ...kept } = state ?? {};
    void navigate({ search: next.toString() }, { replace: true, state: kept });
  }, [navigate, openedHere, param, search, state]);

  return { value: new URLSearchParams(search).get(param) ?? undefined, addressOf, open, close };
}
