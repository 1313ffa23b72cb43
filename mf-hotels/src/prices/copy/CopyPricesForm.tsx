import { copyForm, type CopyForm, type Hotel } from '@itinera/shared/contracts';
import { NotSent } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import {
  FormDialog,
  PercentInput,
  SelectInput,
  SwitchInput,
  useContractForm,
  useWatch,
} from '@itinera/shared/forms';
import { useSession } from '@itinera/shared/state';
import { Alert } from '@itinera/shared/ui';
import { useState } from 'react';
import { NotLoaded } from '@itinera/shared/record';
import { cellsPlan } from '../cells/cellsPlan';
import { ChangesPreview } from '../cells/ChangesPreview';
import { undoOfCells } from '../cells/undoOfCells';
import { placesOf } from '../model/placesOf';
import type { PriceData } from '../model/usePriceData';
import { useDialogPresets } from '../usePriceDialog';
import { copyBetween } from './copyBetween';
import { CopyCounts } from './CopyCounts';
import { labels } from './labels';
import { SourceFields } from './SourceFields';
import { usePricesOf } from './usePricesOf';

interface CopyPricesFormProps {
  hotel: Hotel;
  dmcId: string;
  currency: string;
  data: PriceData;
  onClose: () => void;
}

const sources = [
  { value: 'partner', label: 'Another partner of this hotel' },
  { value: 'hotel', label: 'Another hotel of this partner' },
  { value: 'period', label: 'Another period of these prices' },
  { value: 'year', label: 'Another year of these prices' },
] as const;

type Chosen = Partial<Pick<CopyForm, 'source' | 'dmc_id' | 'hotel_id'>>;

/** Selected hotel and partner of the source; undefined while none is selected, and for those of this grid. */
const otherOf = ({ source, dmc_id, hotel_id }: Chosen, hotelId: string, dmcId: string) => {
  if (source === 'partner' && dmc_id) return { hotelId, dmcId: dmc_id };
  if (source === 'hotel' && hotel_id) return { hotelId: hotel_id, dmcId };
  return undefined;
};

/** Copies explicit prices, changed by a percentage, after a preview. */
export function CopyPricesForm({ hotel, dmcId, currency, data, onClose }: CopyPricesFormProps) {
  // Prices from when the form opened, so that a retry after a lost answer does not copy twice.
  const [own] = useState({ ...data, hotel, currency });
  const isPartner = useSession().partner !== undefined;
  const { period_id: to_period_id = null } = useDialogPresets();
  const form = useContractForm(copyForm, {
    source: isPartner ? 'hotel' : 'partner',
    dmc_id: null,
    hotel_id: null,
    from_period_id: null,
    to_period_id,
    years: null,
    change_bp: 0,
    overwrites: false,
  });
  const { control } = form;
  const values = useWatch({ control });
  const source = values.source ?? 'period';
  const isOwn = source === 'period' || source === 'year';
  const other = otherOf(values, hotel.id, dmcId);
  const read = usePricesOf(other);
  const from = isOwn ? own : read.prices;
  const wrongCurrency =
    from && from.currency !== currency
      ? `Prices there are in ${from.currency ?? 'another currency'}, here in ${currency}. Choose prices in ${currency}.`
      : undefined;
  const valid = copyForm.safeParse(values).data;
  const copied = from && !wrongCurrency && valid ? copyBetween(from, own, valid) : undefined;
  const { nameOf, inOrder } = placesOf(hotel, own);
  const target = { hotel_id: hotel.id, dmc_id: dmcId, currency };
  return (
    <FormDialog
      title="Copy prices"
      saveVerb={copied?.changes.length ? `Copy ${plural(copied.changes.length, 'price')}` : 'Copy prices'}
      form={form}
      save={(wanted) => {
        if (wrongCurrency) throw new NotSent(wrongCurrency);
        if (!from) throw new NotSent('The prices to copy are not read yet. Save again in a moment.');
        const { changes } = copyBetween(from, own, wanted);
        if (changes.length === 0) throw new NotSent('No price would change. Choose other ones.');
        return cellsPlan(target, changes);
      }}
      saved="Prices copied"
      undoOf={({ prices }) => undoOfCells(target, prices)}
      isAction
      draftKey={`copy-prices-${hotel.id}-${dmcId}`}
      onClose={() => onClose()}
      labels={labels}
      shown={{ source: (chosen) => sources.find(({ value }) => value === chosen)?.label ?? '' }}
      size="md"
    >
      <SelectInput
        control={control}
        name="source"
        label={labels.source}
        required
        options={sources.filter(({ value }) => !isPartner || value !== 'partner')}
      />
      <SourceFields
        control={control}
        source={source}
        hotelId={hotel.id}
        dmcId={dmcId}
        periods={own.periods}
      />
      <PercentInput
        control={control}
        name="change_bp"
        label={labels.change_bp}
        hint="Such as 5, or -10; 0 for the same prices"
        required
      />
      <SwitchInput
        control={control}
        name="overwrites"
        label={labels.overwrites}
        hint="Otherwise only empty cells are filled."
      />
      {wrongCurrency && <Alert severity="error">{wrongCurrency}</Alert>}
      {other && !read.prices && <NotLoaded what="prices" error={read.error} onRetry={read.refetch} />}
      {from && copied && (
        <>
          <CopyCounts copied={copied} hotel={from.hotel} currency={currency} />
          <ChangesPreview changes={inOrder(copied.changes)} currency={currency} nameOf={nameOf} />
        </>
      )}
    </FormDialog>
  );
}
