import { csvWriter, download, fileName } from '@itinera/shared/grid';
import { today } from '@itinera/shared/state';
import { actionInWords, loggedAsText, whoDid } from './auditWords';
import { readAudit } from './readAudit';

/** Rows of one file; larger exports are refused with the advice to narrow the filters. */
const most = 10_000;

const headers = [
  'Time',
  'Person',
  'Role',
  'Action',
  'Outcome',
  'Entries',
  'Id',
  'Address',
  'Field',
  'Before',
  'After',
];

/** Writes the filtered log to a file; returns how many entries it has, and how many there are. */
export async function writeAudit(query: Record<string, string>): Promise<{ entries: number; total: number }> {
  const writer = await csvWriter(headers);
  let entries = 0;
  for (let page = 1; ; page += 1) {
    const { result, total } = await readAudit(query, page);
    for (const entry of result) {
      const { at, actor, action, outcome, entity, entity_id, ip, changes } = entry;
      const first = [at, whoDid(entry), actor.role, actionInWords(action), outcome, entity, entity_id, ip];
      const fields = Object.entries(changes);
      // One line per field, or a single line for an entry without fields.
      writer.add(
        fields.length === 0
          ? [[...first, null, null, null]]
          : fields.map(([field, { before, after }]) => [
              ...first,
              field,
              loggedAsText(before),
              loggedAsText(after),
            ]),
      );
    }
    entries += result.length;
    if (result.length === 0 || entries >= Math.min(total, most)) {
      download(writer.finish(), fileName('audit-log', 'csv', today()));
      return { entries, total };
    }
  }
}
