import type { SearchInput } from '@itinera/shared/contracts';
import { onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';
import type { FoundRow } from './foundRows';

// One chunk, because these dialogs are often used one after the other.
const CopyDialog = onDemand(() =>
  import(/* webpackChunkName: "search-dialogs" */ './copy/CopyDialog').then((module) => ({
    default: module.CopyDialog,
  })),
);
const ExplainDialog = onDemand(() =>
  import(/* webpackChunkName: "search-dialogs" */ './explain/ExplainDialog').then((module) => ({
    default: module.ExplainDialog,
  })),
);
const CompareDialog = onDemand(() =>
  import(/* webpackChunkName: "search-dialogs" */ './compare/CompareDialog').then((module) => ({
    default: module.CompareDialog,
  })),
);
const SaveSearchDialog = onDemand(() =>
  import(/* webpackChunkName: "search-dialogs" */ '../saved/SaveSearchDialog').then((module) => ({
    default: module.SaveSearchDialog,
  })),
);

export type OpenDialog =
  | { dialog: 'copy' | 'explain'; row: FoundRow }
  | { dialog: 'compare'; rows: FoundRow[] }
  | { dialog: 'save' };

interface ResultDialogsProps {
  open: OpenDialog;
  search: SearchInput;
  showsNet: boolean;
  bookAddress: (row: FoundRow) => string;
  onClose: () => void;
}

/** The dialog that is open above the results. */
export function ResultDialogs({ open, search, showsNet, bookAddress, onClose }: ResultDialogsProps) {
  const dialog = () => {
    switch (open.dialog) {
      case 'copy':
        return <CopyDialog row={open.row} search={search} onClose={onClose} />;
      case 'explain':
        return <ExplainDialog row={open.row} search={search} onClose={onClose} />;
      case 'compare':
        return (
          <CompareDialog rows={open.rows} showsNet={showsNet} bookAddress={bookAddress} onClose={onClose} />
        );
      case 'save':
        return <SaveSearchDialog search={search} onClose={onClose} />;
    }
  };
  return <Suspense>{dialog()}</Suspense>;
}
