import type { Quote } from '@itinera/shared/contracts';
import { guestsInWords, youngInWords } from '@itinera/shared/format';
import { FactList } from '@itinera/shared/record';
import { namedRow } from '../model/priceRows';
import { RuleLink } from './RuleLink';
import type { NamedBook } from './usePriceBook';

function rowInWords({ hotel, rows }: NamedBook, rowId: string): string | undefined {
  const row = rows.find(({ id }) => id === rowId);
  return row && namedRow(hotel, row).name;
}

/** How the hotel counts each guest, and the row that prices the stay. */
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
