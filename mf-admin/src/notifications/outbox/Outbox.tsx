import { outbox, type Mail } from '@itinera/shared/contracts';
import { formatInstant } from '@itinera/shared/format';
import {
  DataTable,
  defineList,
  ListToolbar,
  textColumn,
  useDataList,
  type Column,
  type Filter,
} from '@itinera/shared/grid';
import { HeadLine } from '@itinera/shared/ui';
import { kindInWords, mailStatusNames, deliveryProblem } from './mailWords';
import { retry } from './retry';

const columns: Column<Mail>[] = [
  textColumn({
    id: 'recipient',
    header: 'To',
    essential: true,
    width: 200,
    grow: 1,
    text: ({ recipient }) => recipient,
  }),
  textColumn({
    id: 'kind',
    header: 'About',
    width: 170,
    fact: 'plain',
    text: ({ kind }) => kindInWords(kind),
  }),
  textColumn({ id: 'subject', header: 'Subject', width: 220, grow: 2, text: ({ subject }) => subject }),
  textColumn({
    id: 'status',
    header: 'Status',
    width: 110,
    fact: 'plain',
    text: ({ status }) => mailStatusNames[status],
  }),
  textColumn({ id: 'trouble', header: 'Trouble', width: 200, grow: 1, fact: 'plain', text: deliveryProblem }),
  {
    id: 'created',
    header: 'Written',
    sort: 'created',
    width: 150,
    cell: ({ created }) => formatInstant(created),
    value: ({ created }) => created,
  },
];

const filters: Filter[] = [
  {
    kind: 'choice',
    key: 'status',
    label: 'Status',
    options: Object.entries(mailStatusNames).map(([value, label]) => ({ value, label })),
  },
];

const definition = defineList({
  of: outbox,
  name: 'outbox',
  label: 'Outbox',
  noun: 'mail',
  query: {},
  columns,
  filters,
});

/** Mails of the last thirty days with their status. */
export function Outbox() {
  const list = useDataList(definition);
  return (
    <>
      <HeadLine>
        <ListToolbar list={list} />
      </HeadLine>
      <DataTable
        list={list}
        rowActions={(mail) =>
          mail.status === 'sent'
            ? []
            : [{ label: mail.status === 'dead' ? 'Try again' : 'Send now', run: () => void retry(mail) }]
        }
        whenEmpty="No mail was written in the last thirty days."
      />
    </>
  );
}
