import { CurrencyInput } from '@itinera/shared/choices';
import {
  airports,
  isCurrency,
  type Airport,
  type airportsOfHotel,
  type TransferStep,
} from '@itinera/shared/contracts';
import { useChosen, useSettings } from '@itinera/shared/data';
import {
  FreeInput,
  MoneyInput,
  NumberInput,
  SelectInput,
  useWatch,
  type ContractControl,
} from '@itinera/shared/forms';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import type { Unsaved } from '../links/useLinkSave';
import { airportName, labels, priceTypes } from './airportLinks';
import { TransferTerms } from './TransferTerms';

interface AirportRowProps {
  control: ContractControl<typeof airportsOfHotel>;
  index: number;
  airportId: string;
  /** The airport from the link; a new one is loaded. */
  known: Airport | null | undefined;
  isDefault: boolean;
  unsaved: Unsaved | undefined;
  /** Replaces the terms of the transfer; null: charged by hand. */
  onSteps: (steps: TransferStep[] | null) => void;
  onDefault: () => void;
  onRemove: () => void;
}

/** Row of one airport with its transfer. */
export function AirportRow(props: AirportRowProps) {
  const { control, index, airportId, known, isDefault, unsaved, onSteps, onDefault, onRemove } = props;
  const { data } = useChosen(airports, known ? undefined : airportId);
  const airport = known ?? data;
  const chosen: unknown = useWatch({ control, name: `airports.${index}.transfer_currency` });
  const price: unknown = useWatch({ control, name: `airports.${index}.transfer_price_minor` });
  const sale = useSettings().data?.sale_currency;
  const currency = isCurrency(chosen) ? chosen : sale;
  const name = airport ? airportName(airport) : '…';
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: unsaved ? 'error.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="subtitle2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Box>
      {unsaved && (
        <Alert
          severity="error"
          action={
            <Button type="submit" color="inherit" size="small">
              Retry
            </Button>
          }
        >
          Not saved. {unsaved.problem}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        <NumberInput
          control={control}
          name={`airports.${index}.distance`}
          label={labels['airports.distance']}
        />
        <NumberInput
          control={control}
          name={`airports.${index}.transfer_time`}
          label={labels['airports.transfer_time']}
        />
        <MoneyInput
          control={control}
          name={`airports.${index}.transfer_price_minor`}
          label={labels['airports.transfer_price_minor']}
          currency={currency ?? 'EUR'}
          disabled={currency === undefined}
        />
        <CurrencyInput
          control={control}
          name={`airports.${index}.transfer_currency`}
          label={labels['airports.transfer_currency']}
          hint={isCurrency(chosen) || sale === undefined ? undefined : `Empty: ${sale}, as sales`}
        />
        <SelectInput
          control={control}
          name={`airports.${index}.transfer_price_type`}
          label={labels['airports.transfer_price_type']}
          options={priceTypes}
        />
      </Box>
      <FreeInput
        control={control}
        name={`airports.${index}.is_free`}
        label={labels['airports.is_free']}
        hint="Guests pay 0. To have no price, clear it instead."
        amounts={[price]}
      />
      <TransferTerms control={control} index={index} currency={currency ?? ''} onSteps={onSteps} />
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
        <input type="radio" name="default-airport" checked={isDefault} onChange={onDefault} />
        Default airport
      </Box>
    </Box>
  );
}
