import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '@itinera/shared/server';
import * as z from 'zod/mini';

const shape = z.object({ serial: z.number() });

/** The serial of the last registry that was verified, kept outside of what a deployment writes. */
export interface LastSerial {
  file: string;
  /** 0 if none is known. */
  read: () => number;
  write: (serial: number) => void;
}

function serialIn(file: string): number {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8'))).serial;
  } catch (error) {
    throw new Error(
      `${file} can't be read: ${reasonOf(error)}. It has the serial of the last registry, without which an older one would be used. Restore it, or delete it to trust the registry that is there now.`,
    );
  }
}

/** Remembers serials in a file, so that an older registry, signed as it may be, is recognised after a restart as well. */
export function lastSerialIn(file: string): LastSerial {
  let known = existsSync(file) ? serialIn(file) : 0;
  if (known === 0)
    console.warn(`No serial is known in ${file} yet: the registry that is there now is trusted.`);
  return {
    file,
    read: () => known,
    write(serial) {
      if (serial <= known) return;
      known = serial;
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        writeFileSync(`${file}.draft`, JSON.stringify({ serial }));
        renameSync(`${file}.draft`, file);
      } catch (error) {
        console.error(
          `The serial of the registry can't be remembered in ${file}: ${reasonOf(error)}. After a restart, an older registry would be used. Set STATE_DIR to a folder that this server may write to.`,
        );
      }
    },
  };
}
