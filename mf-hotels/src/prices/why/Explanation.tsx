import { typedStay } from '@itinera/shared/contracts';
import { useContractForm, useWatch } from '@itinera/shared/forms';
import { quoteStay, withCharges, withTerms } from '@itinera/shared/pricing';
import { today } from '@itinera/shared/state';
import { Stack, Typography } from '@itinera/shared/ui';
import { useMemo } from 'react';
import { useDialogPresets } from '../usePriceDialog';
import { CancellationOfStay } from './CancellationOfStay';
import { ChargesAtHotel } from './ChargesAtHotel';
import { GuestsAndRow } from './GuestsAndRow';
import { NightsTable } from './NightsTable';
import { OffersOfStay } from './OffersOfStay';
import { SaleOfStay } from './SaleOfStay';
import { StayFields } from './StayFields';
import { firstStay, stayIn } from './firstStay';
import type { NamedBook } from './usePriceBook';
import { Verdict } from './Verdict';

/** A stay and its price, calculated in the browser while it is typed, by the same function as on the server. */
export function Explanation({ book }: { book: NamedBook }) {
  const presets = useDialogPresets();
  const { control } = useContractForm(typedStay, firstStay(book, presets, today()));
  const typed = useWatch({ control });
  const quote = useMemo(() => {
    const stay = stayIn(typed);
    return stay && withCharges(book, stay, withTerms(book, stay, quoteStay(book, stay)));
  }, [book, typed]);
  return (
    <Stack sx={{ gap: 2 }}>
      <StayFields control={control} book={book} />
      {quote ? (
        <>
          <Verdict quote={quote} book={book} />
          <GuestsAndRow quote={quote} book={book} />
          {quote.row_id !== null && <NightsTable quote={quote} book={book} />}
          <OffersOfStay quote={quote} />
          {quote.sale !== undefined && <SaleOfStay quote={quote} />}
          <CancellationOfStay quote={quote} />
          <ChargesAtHotel quote={quote} />
        </>
      ) : (
        <Typography role="status">Complete the stay to see its price.</Typography>
      )}
    </Stack>
  );
}
