import { Alert, Button } from '@itinera/shared/ui';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { ExportMenu } from './ExportMenu';
import { ExportProgress } from './ExportProgress';
import { useExport } from './useExport';

interface ExportToolProps<C extends ListCollection> {
  list: DataList<C>;
  /** Button that the open menu is anchored to. */
  anchor: Element | undefined;
  onCloseMenu: () => void;
}

/** Exports all pages of the list into a file. */
export function ExportTool<C extends ListCollection>({ list, anchor, onCloseMenu }: ExportToolProps<C>) {
  const { definition, rows, selection } = list;
  const { progress, problem, start, cancel, dismiss } = useExport(list);
  return (
    <>
      {anchor && (
        <ExportMenu
          anchor={anchor}
          noun={definition.noun}
          total={rows.total}
          selected={selection.count}
          onChoose={start}
          onClose={onCloseMenu}
        />
      )}
      {progress && <ExportProgress progress={progress} noun={definition.noun} onCancel={cancel} />}
      {problem && (
        <Alert
          severity="error"
          data-notice
          action={
            <Button color="inherit" size="small" onClick={dismiss}>
              Close
            </Button>
          }
        >
          The export failed. {problem} Select Export to try again.
        </Alert>
      )}
    </>
  );
}
