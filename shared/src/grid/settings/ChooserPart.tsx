import { lazyPart } from '../tools/lazyPart';
import { ToolPart } from '../tools/ToolPart';
import type { ColumnChooserProps } from './ColumnChooser';

const lazyColumnChooser = lazyPart(() =>
  import('./ColumnChooser').then(({ ColumnChooser }) => ColumnChooser),
);

/** Dialog that shows and orders columns, loaded when it is opened. */
export const ChooserPart = (props: ColumnChooserProps) => (
  <ToolPart what="Columns" code={lazyColumnChooser}>
    {(ColumnChooser) => <ColumnChooser {...props} />}
  </ToolPart>
);
