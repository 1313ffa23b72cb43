import { raiseForm, type Hotel } from '@itinera/shared/contracts';
import { NotSent } from '@itinera/shared/data';
import { currencyDigits, plural } from '@itinera/shared/format';
import { FormDialog, SelectInput, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useState } from 'react';
import { readFormula } from '../amounts/formula';
import { roundings } from '../amounts/roundings';
import { cellsPlan } from '../cells/cellsPlan';
import { ChangesPreview } from '../cells/ChangesPreview';
import { OutOfRange } from '../cells/OutOfRange';
import { undoOfCells } from '../cells/undoOfCells';
import { placesOf } from '../model/placesOf';
import { priceColumns } from '../model/priceRows';
import type { PriceData } from '../model/usePriceData';
import { useDialogPresets } from '../usePriceDialog';
import { raisedCells, type Scope } from './raisedCells';

interface RaiseFormProps {
  hotel: Hotel;
  dmcId: string;
  currency: string;
  data: PriceData;
  onClose: () => void;
}

const labels = {
  formula: 'Change',
  boarding_type_id: 'Boarding',
  room_type_id: 'Room',
  period_id: 'Period',
  round_to: 'Round prices to',
} as const;

/** Changes many prices at once, after a preview. */
export function RaiseForm({ hotel, dmcId, currency, data, onClose }: RaiseFormProps) {
  // Prices from when the form opened, so that a retry after a lost answer does not change them twice.
  const [{ cells, rows, periods }] = useState(data);
  const target = { hotel_id: hotel.id, dmc_id: dmcId, currency };
  const { boarding_type_id = null, room_type_id = null, period_id = null } = useDialogPresets();
  const form = useContractForm(raiseForm, {
    formula: '',
    boarding_type_id,
    room_type_id,
    period_id,
    round_to: '1',
  });
  const { control } = form;
  const [text, boarding, room, period, roundTo] = useWatch({
    control,
    name: ['formula', 'boarding_type_id', 'room_type_id', 'period_id', 'round_to'],
  });
  const columns = priceColumns(periods);
  const { nameOf, inOrder } = placesOf(hotel, data);

  const read = (formula: string, scope: Scope, unit: string | undefined) => {
    const found = readFormula(formula, currencyDigits(currency));
    return found && !found.fromPrevious
      ? raisedCells(cells, rows, scope, found, Number(unit ?? 1))
      : undefined;
  };
  const scopeOf = (...[boardingId, roomId, periodId]: (string | null | undefined)[]): Scope => ({
    boarding_type_id: boardingId || null,
    room_type_id: roomId || null,
    period_id: periodId || null,
  });
  const raised = text ? read(text, scopeOf(boarding, room, period), roundTo) : undefined;

  return (
    <FormDialog
      title="Change prices"
      saveVerb={raised?.changes.length ? `Change ${plural(raised.changes.length, 'price')}` : 'Change prices'}
      form={form}
      save={({ formula, round_to, ...scope }) => {
        const { changes } = read(formula, scope, round_to) ?? {};
        if (!changes) throw new NotSent('The form can’t be saved.', { formula: 'Enter +5%, -10 or *1.2.' });
        if (changes.length === 0) throw new NotSent('No price would change. Choose other ones.');
        return cellsPlan(target, changes);
      }}
      saved="Prices changed"
      undoOf={({ prices }) => undoOfCells(target, prices)}
      isAction
      draftKey={`raise-prices-${hotel.id}-${dmcId}`}
      onClose={() => onClose()}
      labels={labels}
      size="md"
    >
      <TextInput
        control={control}
        name="formula"
        label={labels.formula}
        hint={`+5% or -3%, +10 or -10 ${currency}, *1.2`}
        required
      />
      <Pair>
        <SelectInput
          control={control}
          name="boarding_type_id"
          label={labels.boarding_type_id}
          hint="Empty: all"
          options={(hotel.boarding_type ?? []).map(({ boarding_type_id: value, name: label }) => ({
            value,
            label,
          }))}
        />
        <SelectInput
          control={control}
          name="room_type_id"
          label={labels.room_type_id}
          hint="Empty: all"
          options={(hotel.room_type ?? []).map(({ room_type_id: value, name: label }) => ({ value, label }))}
        />
      </Pair>
      <SelectInput
        control={control}
        name="period_id"
        label={labels.period_id}
        hint="Empty: all"
        options={columns.map(({ id: value, name: label }) => ({ value, label }))}
      />
      <SelectInput
        control={control}
        name="round_to"
        label={labels.round_to}
        required
        options={roundings(currency)}
      />
      {raised && <OutOfRange {...raised} currency={currency} outcome="Not changed" />}
      {raised && <ChangesPreview changes={inOrder(raised.changes)} currency={currency} nameOf={nameOf} />}
    </FormDialog>
  );
}
