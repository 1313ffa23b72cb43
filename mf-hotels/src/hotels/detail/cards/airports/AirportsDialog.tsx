import {
  amountsOfSteps,
  airportsOfHotel,
  hotelAirports,
  type AirportOfHotel,
  type Hotel,
} from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { FormDialog, useContractForm, useController, useFieldArray } from '@itinera/shared/forms';
import { Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import type { CardDialogProps } from '../card';
import { defaultWrite } from '../links/defaultWrite';
import type { LinkOf } from '../../../../parts/link';
import { LoadedLinks } from '../../../../parts/LoadedLinks';
import { requireAllSaved } from '../links/requireAllSaved';
import { useLinkSave, type Unsaved } from '../links/useLinkSave';
import { AddAirport } from './AddAirport';
import { airportLinks, airportsQuery, labels, nameAmong, noAirports } from './airportLinks';
import { AirportRow } from './AirportRow';

const title = 'Edit airports';

/** Dialog of the airports of a hotel. */
export const AirportsDialog = ({ hotel, onClose }: CardDialogProps) => (
  <LoadedLinks
    collection={hotelAirports}
    query={airportsQuery(hotel.id)}
    title={title}
    size="md"
    onClose={onClose}
  >
    {(opened) => <AirportsForm hotel={hotel} opened={opened} onClose={onClose} />}
  </LoadedLinks>
);

const hasAmounts = ({ transfer_price_minor, cancellation_steps }: AirportOfHotel): boolean =>
  transfer_price_minor !== null || amountsOfSteps(cancellation_steps).length > 0;

interface AirportsFormProps {
  hotel: Hotel;
  opened: readonly LinkOf<typeof hotelAirports>[];
  onClose: () => void;
}

function AirportsForm({ hotel, opened, onClose }: AirportsFormProps) {
  const [kind] = useState(() => airportLinks(opened));
  const links = useLinkSave(kind, hotel.id, opened);
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const form = useContractForm(airportsOfHotel, {
    airports: opened.map(kind.valuesOf),
    default_id: opened.find(({ is_default }) => is_default)?.airport_id ?? null,
  });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'airports' });
  const chosen = useController({ control, name: 'default_id' }).field;
  const sale = useSettings().data?.sale_currency ?? null;
  const nameOf = (id: unknown) => nameAmong(opened, String(id));
  const linked = fields.map(({ airport_id }) => airport_id);
  // The first airport becomes the default.
  const defaultOf = (ids: readonly string[]) => ids.find((id) => id === chosen.value) ?? ids[0] ?? null;

  return (
    <FormDialog
      title={title}
      form={form}
      size="md"
      save={async ({ airports }) => {
        // Amounts were typed with the decimals of this currency.
        const refused = await links.save(
          airports.map((row) =>
            row.transfer_currency === null && hasAmounts(row) ? { ...row, transfer_currency: sale } : row,
          ),
        );
        setUnsaved(refused);
        requireAllSaved(refused);
        const wanted = links.saved().find(({ airport_id }) => airport_id === defaultOf(linked));
        const toDefault = defaultWrite(hotelAirports, links.saved(), wanted);
        if (toDefault) await links.saveForAll(toDefault);
        return links.saved();
      }}
      saved="Hotel updated"
      undoOf={() => links.undo(`Airports of ‘${hotel.name}’`)}
      draftKey={`hotel-airports-${hotel.id}`}
      onClose={() => onClose()}
      labels={labels}
      shown={{
        airports: { each: (row) => nameOf(Reflect.get(Object(row), 'airport_id')) },
        default_id: nameOf,
      }}
    >
      <AddAirport
        except={linked}
        onAdd={(airport_id) =>
          append(
            {
              airport_id,
              distance: null,
              transfer_time: null,
              transfer_price_minor: null,
              transfer_currency: null,
              transfer_price_type: null,
              is_free: false,
              cancellation_steps: null,
            },
            { shouldFocus: false },
          )
        }
      />
      {fields.length === 0 && <Typography color="textSecondary">{noAirports}</Typography>}
      <Stack component="ul" aria-label={labels.airports} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {fields.map(({ id, airport_id }, index) => (
          <AirportRow
            key={id}
            control={control}
            index={index}
            airportId={airport_id}
            known={opened.find((link) => link.airport_id === airport_id)?.airport}
            isDefault={airport_id === defaultOf(linked)}
            unsaved={unsaved.find(({ key }) => key === airport_id)}
            onSteps={(steps) =>
              form.setValue(`airports.${index}.cancellation_steps`, steps, { shouldDirty: true })
            }
            onDefault={() => chosen.onChange(airport_id)}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
