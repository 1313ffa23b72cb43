import { CurrencyInput } from '@itinera/shared/choices';
import {
  basePrices,
  boardingSupplements,
  cancellationTerms,
  convertLinkForm,
  convertLinkPath,
  graphPrices,
  hotelDmcs,
  offers,
  priceCells,
  specialPrices,
  weekdaySupplements,
  type ConvertLink,
  type HotelDmc,
  type LinkConversion,
} from '@itinera/shared/contracts';
import { act, ApiError, NotSent, tagOf, useAsked, useSettings } from '@itinera/shared/data';
import { formatRate } from '@itinera/shared/format';
import { FormDialog, inOrder, RateInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { rateOf } from '@itinera/shared/pricing';
import { NotLoaded } from '@itinera/shared/record';
import { today } from '@itinera/shared/state';
import { Button, Typography } from '@itinera/shared/ui';
import { ConversionPreview } from './ConversionPreview';
import { bothWays } from './bothWays';

interface ConvertDialogProps {
  link: HotelDmc;
  /** Of the partner. */
  name: string;
  onClose: () => void;
}

const labels = { currency: 'New currency', rate: 'Exchange rate' } as const;

/** What shows amounts in the currency of a link. */
const refresh = [
  hotelDmcs,
  graphPrices,
  priceCells,
  basePrices,
  boardingSupplements,
  specialPrices,
  offers,
  cancellationTerms,
  weekdaySupplements,
];

/** Refused for what was typed: only another currency or rate helps. */
const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && !error.isTemporary;

/** Gives a link another currency, and converts what the partner has entered for the hotel: shown before it is done. */
export function ConvertDialog({ link, name, onClose }: ConvertDialogProps) {
  const { currency: from } = link;
  const form = useContractForm(convertLinkForm, { currency: '', rate: '' });
  const [currency, rate] = useWatch({ control: form.control, name: ['currency', 'rate'] });
  const { data: settings } = useSettings();
  const typed = convertLinkForm.safeParse({ currency, rate }).data;
  const asked = typed?.currency === from ? undefined : typed;
  const path = convertLinkPath(link.id);
  const { result, of, error, again } = useAsked<ConvertLink, LinkConversion>(path, asked, { pauseMs: 300 });
  const isShown = (one: ConvertLink) => of?.currency === one.currency && of.rate === one.rate;
  const shown = asked && isShown(asked) ? result : undefined;
  const known = currency ? rateOf(settings?.exchange_rates ?? [], from, currency, today())?.rate : undefined;

  return (
    <FormDialog
      title={`Change the currency of ${name}`}
      form={form}
      save={(values) => {
        if (values.currency === from)
          throw new NotSent('The form can’t be saved.', {
            currency: `The prices are in ${from} already. Choose another one.`,
          });
        // Why there is nothing to review is shown at its field.
        if (error) throw error;
        if (!result || !isShown(values))
          throw new NotSent('Review what changes first: it is shown below the rate.');
        return inOrder().step('converted', {
          label: 'Convert prices',
          run: (_earlier, key) =>
            act<LinkConversion>(
              {
                path,
                tag: tagOf(link),
                body: { ...values, apply: true, expected_version: result.version },
                refresh,
              },
              key,
            ),
        });
      }}
      saveVerb="Convert prices"
      cancelVerb={`Keep ${from}`}
      saved="Currency changed and prices converted"
      isAction
      draftKey={`convert-link-${link.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography>
        All prices, base prices, supplements, special prices, offers and amounts of cancellation terms that{' '}
        {name} has for this hotel are converted from {from}, each rounded once. Bookings keep the prices at
        which they were made.
      </Typography>
      <Pair>
        <CurrencyInput control={form.control} name="currency" label={labels.currency} required />
        <RateInput
          control={form.control}
          name="rate"
          label={labels.rate}
          exact
          required
          hint={`How many ${currency || 'of the new currency'} one ${from} is, such as 1.08 or 1/163.5`}
        />
      </Pair>
      {known !== undefined && known !== rate && (
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => form.setValue('rate', known, { shouldDirty: true, shouldValidate: true })}
        >
          Use the rate of the settings, {formatRate(known)}
        </Button>
      )}
      {asked && <Typography>{bothWays(from, asked)}</Typography>}
      {asked &&
        !shown &&
        (isRefused(error) ? (
          <Typography role="alert">{error.message}</Typography>
        ) : (
          <NotLoaded what="preview" error={error ?? null} onRetry={again} />
        ))}
      {shown && <ConversionPreview conversion={shown} />}
    </FormDialog>
  );
}
