import type { Quote } from '@itinera/shared/contracts';
import { guestsInWords } from '@itinera/shared/format';
import { FactList } from '@itinera/shared/record';
import { RuleLink } from './RuleLink';
import type { NamedBook } from './usePriceBook';
import { youngInWords } from './words';

/** `Double, Half board, 2+1` */
function rowInWords({ hotel, rows }: NamedBook, rowId: string): string | undefined {
  const row = rows.find(({ id }) => id === rowId);
  if (!row) return undefined;
  const room = hotel.room_type?.find(({ room_type_id }) => room_type_id === row.room_type_id);
  const boarding = hotel.boarding_type?.find(
    ({ boarding_type_id }) => boarding_type_id === row.boarding_type_id,
  );
  const bands = row.child_bands?.length ? ` (bands ${row.child_bands.join(', ')})` : '';
  return [room?.name, boarding?.name, `${row.adult}+${row.children}${bands}`].filter(Boolean).join(', ');
}

/** Who the hotel counts how, and the row that therefore prices the stay. */
export function GuestsAndRow({ quote: { passengers, row_id }, book }: { quote: Quote; book: NamedBook }) {
  const guests = guestsInWords(passengers);
  return (
    <FactList
      facts={[
        ['Guests', passengers.young.length > 0 ? `${guests} (${youngInWords(passengers)})` : guests],
        [
          'Row',
          row_id === null ? (
            'none'
          ) : (
            <RuleLink key="row" dialog="row" presets={{ row: row_id }}>
              {rowInWords(book, row_id)}
            </RuleLink>
          ),
        ],
      ]}
    />
  );
}
