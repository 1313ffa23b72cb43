import { messageOf } from '@itinera/shared/data';
import { showSnackbar, whileRunning } from '@itinera/shared/state';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, type ComponentProps } from 'react';
import type { FileKind } from './export/exportPrices';
import type { ImportPrices as Dialog } from './import/ImportPrices';
import { PriceMenu } from './PriceMenu';
import { usePriceDialog } from './usePriceDialog';

const load = () => import(/* webpackChunkName: "price-files" */ './priceFileParts');

const ImportPrices = onDemand(() => load().then((parts) => ({ default: parts.ImportPrices })));

interface PriceFilesProps extends Omit<ComponentProps<typeof Dialog>, 'onClose'> {
  hotelName: string;
  /** Undefined for a partner, who only has their own prices. */
  partner: string | undefined;
}

const items: { name: 'import' | FileKind; title: string }[] = [
  { name: 'import', title: 'Import prices from a file' },
  { name: 'xlsx', title: 'Export to Excel (XLSX), derived prices left empty' },
  { name: 'csv', title: 'Export to CSV, derived prices left empty' },
];

/** Import and export of prices. The dialog is in the address, `?dialog=import`. */
export function PriceFiles({ hotelName, partner, ...parts }: PriceFilesProps) {
  const { rows, columns, edits, currency } = parts;
  const dialog = usePriceDialog();
  const write = async (kind: FileKind) => {
    try {
      const { exportPrices, fileRows } = await load();
      const table = fileRows(rows, columns, edits, currency);
      showSnackbar(`Exported to ${await exportPrices(kind, table, hotelName, partner)}`, 'success');
    } catch (error) {
      showSnackbar(`The export failed. ${messageOf(error)}`, 'error');
    }
  };
  return (
    <>
      <PriceMenu
        label="Import and export"
        items={items}
        onOpen={(name) => (name === 'import' ? dialog.open(name) : void whileRunning(write(name)))}
      />
      {dialog.name === 'import' && (
        <Suspense>
          <ImportPrices {...parts} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
