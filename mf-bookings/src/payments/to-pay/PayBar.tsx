import { formatDay } from '@itinera/shared/format';
import { DayLine } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import { Box, Button } from '@itinera/shared/ui';
import { useState } from 'react';
import { sumsByCurrency } from '../paid/sumsByCurrency';
import type { SupplierToPay } from './suppliersToPay';

interface PayBarProps {
  chosen: readonly SupplierToPay[];
  /** The day can be another one than today. */
  withDay: boolean;
  onPay: (day: string) => void;
}

/** Such as `Mark 12 paid today, 9 384,00 EUR`. */
export function PayBar({ chosen, withDay, onPay }: PayBarProps) {
  const [{ text, day }, setDay] = useState<{ text: string; day: string | undefined }>(() => ({
    text: formatDay(today()),
    day: today(),
  }));
  const paidOn = withDay ? day : today();
  const problem = withDay ? problemOf(day) : undefined;
  const sum = sumsByCurrency(chosen.map(({ payment, minor }) => ({ currency: payment.currency, minor })));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'flex-end', gap: 1.5 }}>
      {withDay && (
        <Box sx={{ width: 200 }}>
          <DayLine
            label="Paid on"
            value={text}
            onChange={(typed, read) => setDay({ text: typed, day: read })}
            problem={problem}
          />
        </Box>
      )}
      <Button
        variant="contained"
        disabled={paidOn === undefined || problem !== undefined}
        onClick={() => paidOn !== undefined && onPay(paidOn)}
      >
        {`Mark ${chosen.length} paid${paidOn === today() ? ' today' : ''}, ${sum}`}
      </Button>
    </Box>
  );
}

function problemOf(day: string | undefined): string | undefined {
  if (day === undefined) return 'Enter a date such as 01.03.2027.';
  return day > today() ? 'This date is in the future. Enter the day of the payment.' : undefined;
}
