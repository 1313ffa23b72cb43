import type { CustomTypesConfig, Connection as Wire, Submittable } from 'pg';
import { makePgArray } from 'drizzle-orm/pg-core/utils';
import type { QueryResult, Row, Statement } from '../engine';

/** A statement as it is sent. With a name, it is parsed once for each connection, and its plan is kept. */
export interface Message {
  text: string;
  values: (Buffer | string | null)[];
  name: string;
}

/** A parameter as text or bytes. */
function valueOf(value: unknown): Buffer | string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return makePgArray(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const messageOf = ({ text, params = [] }: Statement, name = ''): Message => ({
  text,
  values: params.map(valueOf),
  name,
});

export interface Contents {
  /** What precedes the statement, looked up when the packet is sent: by then the one before it was answered. */
  ahead: () => readonly Message[];
  message: Message;
  behind: readonly Message[];
}

type Parse = (value: string) => unknown;
type Callback = (error: Error | null, result: QueryResult) => void;

/** The statements that a connection has parsed under their names. */
const parsedOn = new WeakMap<Wire, Set<string>>();

function parsedBy(wire: Wire): Set<string> {
  const parsed = parsedOn.get(wire) ?? new Set();
  parsedOn.set(wire, parsed);
  return parsed;
}

function send(wire: Wire, { text, values, name }: Message, isDescribed: boolean): void {
  if (name === '' || !parsedBy(wire).has(name)) {
    // Whether an earlier attempt that failed has left the name behind is not known.
    if (name !== '') wire.close({ type: 'S', name }, true);
    wire.parse({ text, name, types: [] }, true);
  }
  wire.bind({ statement: name, values }, true);
  if (isDescribed) wire.describe({ type: 'P' }, true);
  wire.execute({}, true);
}

/**
 * Several statements in one packet up to one Sync, of which one has the result: when one fails, the server skips all that follow it. So
 * nothing runs in a transaction that has not begun, nor for an actor that was not set.
 */
export class PacketQuery implements Submittable {
  callback: Callback;
  readonly #contents: Contents;
  readonly #types: CustomTypesConfig;
  #wire: Wire | undefined;
  #completed = 0;
  #position = 0;
  #columns: string[] = [];
  #parsers: Parse[] = [];
  readonly #rows: Row[] = [];
  #failure: Error | undefined;

  constructor(contents: Contents, types: CustomTypesConfig, callback: Callback) {
    this.#contents = contents;
    this.#types = types;
    this.callback = callback;
  }

  submit(wire: Wire): void {
    this.#wire = wire;
    const { ahead, message, behind } = this.#contents;
    const first = ahead();
    this.#position = first.length;
    wire.stream.cork();
    for (const one of first) send(wire, one, false);
    send(wire, message, true);
    for (const one of behind) send(wire, one, false);
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name }) => name);
    this.#parsers = fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text'));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#completed !== this.#position || this.#failure) return;
    try {
      this.#rows.push(fields.map((text, index) => (text === null ? null : this.#parsers[index]?.(text))));
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(): void {
    const { name } = this.#contents.message;
    if (name !== '' && this.#wire && this.#completed === this.#position) parsedBy(this.#wire).add(name);
    this.#completed += 1;
  }

  handleEmptyQuery(): void {
    this.#completed += 1;
  }

  handleError(error: Error): void {
    this.callback(error, { columns: [], rows: [] });
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.handleError(this.#failure);
    else this.callback(null, { columns: this.#columns, rows: this.#rows });
  }
}
