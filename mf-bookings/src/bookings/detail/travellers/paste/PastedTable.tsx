import { formatDay } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import { useSamePerson } from '../../../../travellers/same/useSamePerson';
import type { Verdict } from './verdictOf';

interface PastedTableProps {
  verdicts: readonly Verdict[];
  /** Names of countries by id. */
  names: ReadonlyMap<string, string>;
}

/** What each line was read as, and what becomes of it. */
export function PastedTable({ verdicts, names }: PastedTableProps) {
  const refused = verdicts.filter(({ addable }) => !addable).length;
  if (verdicts.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {verdicts.length - refused} of {verdicts.length} can be added
      </Typography>
      <Box
        component="table"
        aria-label="People of the text"
        sx={{
          width: '100%',
          fontSize: '0.8125rem',
          '& th, & td': { textAlign: 'start', py: 0.5, pr: 1.5, verticalAlign: 'top' },
          '& th': { fontWeight: 400, color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            {['Line', 'First name', 'Last name', 'Sex', 'Birthday', 'Nationality', 'Passport', 'Result'].map(
              (heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {verdicts.map((verdict) => (
            <PastedRow key={verdict.number} verdict={verdict} names={names} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function PastedRow({
  verdict: { number, person, addable, problem },
  names,
}: { verdict: Verdict } & Pick<PastedTableProps, 'names'>) {
  const same = useSamePerson(addable);
  const { first_name, last_name, sex, birthday, nationality, passport_number } = addable ?? person;
  return (
    <tr>
      <td>{number}</td>
      <td>{first_name ?? '—'}</td>
      <td>{last_name ?? '—'}</td>
      <td>{sex ?? '—'}</td>
      <td>{birthday ? formatDay(birthday) : '—'}</td>
      <td>{nationality ? (names.get(nationality) ?? '…') : '—'}</td>
      <td>{passport_number ?? '—'}</td>
      <Box component="td" sx={{ color: problem ? 'warning.main' : 'text.secondary' }}>
        {problem ?? (same ? `In the list already: ${same.why}` : 'New')}
      </Box>
    </tr>
  );
}
