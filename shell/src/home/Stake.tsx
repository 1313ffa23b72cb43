import type { FigureStake, WorkFigure } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatMoney, plural } from '@itinera/shared/format';
import { Waiting } from './Waiting';
import { waited } from './waited';

type Row = Record<string, unknown>;

/** More rows than this are not added up: their number is enough. */
const mostRows = 200;

/** The read behind a stake, narrowed like the list of the figure. */
function readOf({ path, query }: WorkFigure, stake: FigureStake): [url: string, params: object] {
  if (stake.kind === 'money') return [`${path}/sums`, query];
  if (stake.kind === 'oldest') return [path, { ...query, sort: stake.field, page: 1, per_page: 1 }];
  return [path, { ...query, page: 1, per_page: mostRows }];
}

function wordsOf(stake: FigureStake, rows: readonly Row[], total: number): string[] {
  if (stake.kind === 'oldest')
    return rows.slice(0, 1).map((row) => `oldest is ${waited(String(row[stake.field]), Date.now())} old`);
  if (stake.kind === 'sum') {
    const added = rows.reduce((sum, { [stake.field]: value }) => sum + Number(value), 0);
    return total > mostRows ? [] : [plural(added, stake.one)];
  }
  return rows.flatMap(({ currency, [stake.amount]: minor }) =>
    Number(minor) > 0 ? [formatMoney(Number(minor), String(currency))] : [],
  );
}

/** What is at stake in the rows of a figure: an amount for each currency, the age of the oldest, or a sum. */
export function Stake({ figure, total }: { figure: WorkFigure; total: number }) {
  const { path, stake } = figure;
  const { data, error } = useAnswer<Row[]>(...readOf(figure, stake), path);
  if (data) return wordsOf(stake, data, total).map((words) => <span key={words}>{words}</span>);
  return error ? null : <Waiting />;
}
