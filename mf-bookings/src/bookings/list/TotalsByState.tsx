import type { BookingState } from '@itinera/shared/contracts';
import { Box, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { isAny, SumOf, type Sum } from '../../parts/SumOf';
import { stateWords } from '../stateWords';

const sold: readonly BookingState[] = ['confirmed', 'completed'];
const unsold: readonly BookingState[] = ['on_request', 'draft'];
const amountOf = (state: BookingState) => `${state}_minor`;

/**
 * Totals of bookings by state: what is sold first, and what is cancelled apart, with its fees and what it cost nevertheless. Parts of the
 * line of totals, which wraps between them.
 */
export function TotalsByState({ sums }: { sums: readonly Sum[] }) {
  const withAny = (states: readonly BookingState[]) => states.filter((state) => isAny(sums, amountOf(state)));
  const [first, others] = [withAny(sold), withAny(unsold)];
  const isCancelled = isAny(sums, 'cancelled_bookings');
  const isEmpty = first.length === 0 && others.length === 0 && !isCancelled;
  return (
    <>
      <States states={isEmpty ? ['confirmed'] : first} sums={sums} />
      <Typography component="span" variant="inherit" sx={{ display: 'contents', color: 'text.secondary' }}>
        <States states={others} sums={sums} />
        {isCancelled && <Cancelled sums={sums} />}
      </Typography>
    </>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ ml: 1 }}>
    {children}
  </Box>
);

const States = ({ states, sums }: { states: readonly BookingState[]; sums: readonly Sum[] }) =>
  states.map((state) => (
    <Part key={state}>
      <SumOf sums={sums} amount={amountOf(state)} lead={stateWords[state].toLowerCase()} isBare />
    </Part>
  ));

function Cancelled({ sums }: { sums: readonly Sum[] }) {
  const cancelled = sums.filter((sum) => isAny([sum], 'cancelled_bookings'));
  const number = cancelled.reduce((added, { cancelled_bookings }) => added + Number(cancelled_bookings), 0);
  // In one currency, the last amount names it.
  const hasCosts = isAny(cancelled, 'cancelled_cost_minor');
  const part = (amount: string, lead: string, isBare: boolean) => (
    <Part>
      <SumOf sums={cancelled} amount={amount} lead={lead} isBare={isBare} />
    </Part>
  );
  return (
    <>
      {part('cancelled_fee_minor', `${number} cancelled, fees`, hasCosts)}
      {hasCosts && part('cancelled_cost_minor', 'less costs', true)}
      {hasCosts && part('cancelled_left_minor', 'leave', false)}
    </>
  );
}
