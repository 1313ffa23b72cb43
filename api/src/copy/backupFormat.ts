import * as z from 'zod/mini';

/** The first line: the format, and the schema that the rows belong to. */
const head = z.object({
  format: z.literal('itinera-backup-1'),
  created_at: z.string(),
  version: z.string(),
  migrations: z.array(z.string()),
});

/** The last line, with counts and hashes. A file without it is incomplete. */
const manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});

export type Head = z.infer<typeof head>;
export type Manifest = z.infer<typeof manifest>;

/** A backup is gzipped text, one part per line; the first letter of a line is the kind of its part. */
export type Part =
  | { kind: 'head'; head: Head }
  | { kind: 'table'; name: string }
  | { kind: 'row'; json: string }
  | { kind: 'file'; name: string; bytes: Buffer }
  | { kind: 'end'; manifest: Manifest };

export function lineOf(part: Part): string {
  switch (part.kind) {
    case 'head':
      return `H${JSON.stringify(part.head)}`;
    case 'table':
      return `T${part.name}`;
    case 'row':
      return `R${part.json}`;
    case 'file':
      return `F${part.name} ${part.bytes.toString('base64')}`;
    case 'end':
      return `E${JSON.stringify(part.manifest)}`;
  }
}

export function partOf(line: string): Part {
  const rest = line.slice(1);
  switch (line[0]) {
    case 'H':
      return { kind: 'head', head: head.parse(JSON.parse(rest)) };
    case 'T':
      return { kind: 'table', name: rest };
    case 'R':
      return { kind: 'row', json: rest };
    case 'F': {
      const [name = '', data = ''] = rest.split(' ');
      return { kind: 'file', name, bytes: Buffer.from(data, 'base64') };
    }
    case 'E':
      return { kind: 'end', manifest: manifest.parse(JSON.parse(rest)) };
    default:
      throw new Error('This is not a line of a backup.');
  }
}
