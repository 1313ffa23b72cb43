import type { boardingSupplements } from '@itinera/shared/contracts';
import { formatAmount, formatMoney } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import type { PriceDialogProps } from '../priceDialog';
import { MatrixDialog, type MatrixKind } from '../rules/MatrixDialog';
import { labelIn } from '../rules/typeNames';
import { SupplementFields } from './SupplementFields';
import { supplementWords } from './supplementWords';

const supplementKind: MatrixKind<typeof boardingSupplements> = {
  title: 'Boarding supplements',
  words: supplementWords,
  Fields: SupplementFields,
  explanation: ({ currency }) =>
    `Per adult / per child and night in ${currency}. They price nights that have neither a price nor a base price of their own.`,
  matrix: {
    label: 'Supplements in all periods',
    corner: 'Boarding, added to',
    rows: ({ boardings }) => boardings,
    columns: ({ boardings }) => boardings,
    startOf: (boarding_type_id, from_boarding_type_id) =>
      boarding_type_id === from_boarding_type_id
        ? undefined
        : { boarding_type_id, from_boarding_type_id, period_id: null },
    isAt: (supplement, boarding_type_id, from_boarding_type_id) =>
      supplement.period_id === null &&
      supplement.boarding_type_id === boarding_type_id &&
      supplement.from_boarding_type_id === from_boarding_type_id,
    textOf: ({ adult_minor, child_minor }, { currency }) =>
      [adult_minor, child_minor].map((minor) => formatAmount(minor, currency)).join(' / '),
  },
  beside: ({ currency }) => ({ currency }),
  nameOf: ({ boarding_type_id, from_boarding_type_id, period_id }, { boardings, periods }) =>
    [
      `${labelIn(boardings, boarding_type_id)} on ${labelIn(boardings, from_boarding_type_id)}`,
      ...(period_id === null ? [] : [labelIn(periods, period_id)]),
    ].join(', '),
  factOf: ({ adult_minor, child_minor }, { currency }) =>
    `${formatMoney(adult_minor, currency)} per adult · ${formatMoney(child_minor, currency)} per child`,
  // The matrix contains supplements for all periods; others are listed.
  isBeside: ({ period_id }) => period_id !== null,
  whyNone: ({ boardings }) =>
    boardings.length < 2 ? (
      <Typography>
        Add a second boarding to the hotel first: a supplement is the difference of two.
      </Typography>
    ) : undefined,
};

/** Dialog of the price differences between boardings. */
export const SupplementsDialog = (props: PriceDialogProps) => (
  <MatrixDialog kind={supplementKind} {...props} />
);
