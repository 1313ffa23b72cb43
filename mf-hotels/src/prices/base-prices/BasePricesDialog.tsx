import type { BasePrice, basePrices } from '@itinera/shared/contracts';
import { formatAmount, formatMoney } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import type { PriceDialogProps } from '../priceDialog';
import { MatrixDialog, type MatrixKind } from '../rules/MatrixDialog';
import { labelIn } from '../rules/typeNames';
import { BasePriceFields } from './BasePriceFields';
import { basePriceWords } from './basePriceWords';

const basePriceKind: MatrixKind<typeof basePrices> = {
  title: 'Base prices',
  words: basePriceWords,
  Fields: BasePriceFields,
  explanation: ({ currency }) =>
    `Per person and night in ${currency}, with two adults in the room. Rows with a coefficient multiply it.`,
  matrix: {
    label: 'Base prices for all rooms',
    corner: 'Period',
    rows: ({ periods }) => periods,
    columns: ({ boardings }) => boardings,
    startOf: (period_id, boarding_type_id) => ({ period_id, boarding_type_id, room_type_id: null }),
    isAt: (price, period_id, boarding_type_id) =>
      price.room_type_id === null &&
      price.period_id === period_id &&
      price.boarding_type_id === boarding_type_id,
    textOf: ({ price_minor, is_free }, { currency }) =>
      is_free ? 'free' : formatAmount(price_minor, currency),
  },
  beside: ({ currency }) => ({ currency }),
  nameOf: ({ period_id, boarding_type_id, room_type_id }: BasePrice, { rooms, boardings, periods }) =>
    [
      room_type_id === null ? 'All rooms' : labelIn(rooms, room_type_id),
      labelIn(boardings, boarding_type_id),
      labelIn(periods, period_id),
    ].join(', '),
  factOf: ({ price_minor, is_free }, { currency }) => (is_free ? 'Free' : formatMoney(price_minor, currency)),
  // The matrix contains prices for all rooms; others are listed.
  isBeside: ({ room_type_id }) => room_type_id !== null,
  whyNone: ({ periods }) =>
    periods.length === 0 ? (
      <Typography>Add a period first: a base price is the price of one.</Typography>
    ) : undefined,
};

/** Dialog of base prices per person, which rows with a coefficient multiply. */
export const BasePricesDialog = (props: PriceDialogProps) => <MatrixDialog kind={basePriceKind} {...props} />;
