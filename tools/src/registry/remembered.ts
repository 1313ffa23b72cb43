import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { reasonOf } from '@itinera/shared/server';
import { fileOfKey } from './signingKey';

interface Bucket {
  name: string;
  /** The serial that was remembered when the copy was made: a change that is newer by now came first. */
  serial: number;
}

/** Working copies, each with the bucket that it is a copy of. */
const copies = new Map<string, Bucket>();
export const nameWorkingCopy = (place: string, name: string): void =>
  void copies.set(resolve(place), { name, serial: serials()[name] ?? 0 });
export const isWorkingCopy = (place: string): boolean => copies.has(resolve(place));

const nameOf = (place: string) => copies.get(resolve(place))?.name ?? resolve(place);

/** Beside the key, which no writer of what is served can reach. */
const fileOfSerials = () => `${fileOfKey()}.serials.json`;

function serials(): Record<string, number> {
  const file = fileOfSerials();
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The serial that this machine has signed last in a place; 0 if none. */
export const rememberedSerial = (place: string): number =>
  copies.get(resolve(place))?.serial ?? serials()[nameOf(place)] ?? 0;

/** Remembers what was signed, so that an older state is recognised even though it is signed as well. */
export function rememberSerial(place: string, serial: number): void {
  const file = fileOfSerials();
  try {
    writeFileSync(`${file}.draft`, JSON.stringify({ ...serials(), [nameOf(place)]: serial }, null, 2), {
      mode: 0o600,
    });
    renameSync(`${file}.draft`, file);
  } catch (error) {
    console.error(
      `The serial ${serial} could not be remembered in ${file}: ${reasonOf(error)}. An older state of what is live would not be recognised.`,
    );
  }
}
