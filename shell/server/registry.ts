import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Audience, RegistryPayload } from '@itinera/shared/contracts';
import { envelopeOf, RegistryRefused, verifiedPayload } from '@itinera/shared/contracts/registry';
import { isSignedByOneOf } from '@itinera/shared/server';
import * as z from 'zod/mini';
import { lastSerialIn, type LastSerial } from './lastSerial';
import { shellDocument } from './shellDocument';

const preload = z.record(z.string(), z.array(z.object({ href: z.string(), integrity: z.string() })));
const texts = z.record(z.string(), z.string());
const firstRead = z.object({
  path: z.string(),
  query: texts,
  forPartner: z.optional(texts),
  filters: z.optional(z.array(z.string())),
});
const contributions = z.optional(z.object({ reads: z.optional(z.record(z.string(), firstRead)) }));
const liveShape = z.object({
  documents: z.object({ staff: z.unknown(), partner: z.unknown() }),
});
const payloadShape = z.object({
  audience: z.string(),
  host: z.object({ release: z.string(), integrity: z.optional(z.string()), preload }),
  microFrontends: z.record(
    z.string(),
    z.array(z.object({ url: z.string(), extras: z.object({ preload, contributions }) })),
  ),
});

type Payload = Pick<RegistryPayload, 'audience'> & z.infer<typeof payloadShape>;

export interface LiveRegistry {
  /** Document of this audience for the browser. */
  text: string;
  /** The exact text that was signed. */
  payloadText: string;
  etag: string;
  payload: Payload;
}

/** Reads the current registry; undefined before the first deployment. */
export type ReadRegistry = () => LiveRegistry | undefined;

const DAY_MS = 24 * 3600 * 1000;
/** When to warn: a running server continues after the expiry, but pages refuse an expired document. */
const SOON_MS = 30 * DAY_MS;
const renewal = 'Any change renews it, such as: npx itinera promote shell <live release> --why "renewed"';

/** What a document must prove before it is used. */
interface Trust {
  audience: Audience;
  keys: readonly string[];
  last: RegistryPayload | undefined;
  /** Folder of the releases. */
  dist: string;
  remembered: LastSerial | undefined;
}

/**
 * Reads the registry file, which says what is live: replacing it is all that a deployment does. A document that can't be verified is
 * ignored and the last verified one stays live; a server that starts uses the one before the last change.
 */
export function registryAt(
  file: string,
  audience: Audience,
  keys: readonly string[],
  dist: string,
  stateFolder?: string,
): ReadRegistry {
  // Without keys nothing is verified, and the serial of anybody could be remembered.
  const remembered =
    stateFolder !== undefined && keys.length > 0
      ? lastSerialIn(`${stateFolder}/registry-${audience}.json`)
      : undefined;
  let live: LiveRegistry | undefined;
  let seen = '';
  let warned = 0;
  const attempt = (path: string) => {
    try {
      const last = live && JSON.parse(live.payloadText);
      live = read(path, { audience, keys, dist, last, remembered });
    } catch (error) {
      const reason = error instanceof RegistryRefused ? ` (${error.reason})` : '';
      const remedy = error instanceof RegistryRefused && error.reason === 'expired' ? ` ${renewal}` : '';
      console.error(
        `The registry ${path} can't be used${reason}: ${error instanceof Error ? error.message : String(error)}${remedy}`,
      );
    }
  };
  const warn = () => {
    const now = Date.now();
    if (!live || now - warned < DAY_MS) return;
    const { expires }: RegistryPayload = JSON.parse(live.payloadText);
    if (Date.parse(expires) - now > SOON_MS) return;
    warned = now;
    console.warn(`The registry ${file} is valid until ${expires}. ${renewal}`);
  };
  const current = () => {
    warn();
    const version = versionOf(file);
    if (version === seen) return live;
    seen = version;
    attempt(file);
    if (!live && existsSync(before(file))) attempt(before(file));
    return live;
  };
  current();
  return current;
}

/** Name of the copy that has the registry before the last change. */
const before = (file: string) => file.replace(/\.json$/, '.before.json');

function versionOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs}-${found.ino}-${found.size}` : 'none';
}

function read(file: string, { audience, keys, dist, last, remembered }: Trust): LiveRegistry {
  const { documents } = checked(liveShape, JSON.parse(readFileSync(file, 'utf8')));
  const { payload: payloadText, signature } = envelopeOf(documents[audience]);
  if (keys.length > 0) {
    if (!isSignedByOneOf(keys, payloadText, signature))
      throw new RegistryRefused('signature', 'None of the keys in REGISTRY_KEYS has signed it.');
    const { serial } = verifiedPayload(payloadText, { audience, last, now: Date.now() });
    if (remembered) refuseOlder(serial, remembered);
  }
  const payload = checked(payloadShape, JSON.parse(payloadText));
  const { release, integrity } = payload.host;
  if (keys.length > 0 && integrity) shellDocument(`${dist}/shell/${release}/index.html`, integrity);
  if (payload.audience !== audience) throw new Error(`it is for ${payload.audience}, not for ${audience}.`);
  if (remembered) remembered.write(JSON.parse(payloadText).serial);
  const text = JSON.stringify(documents[audience]);
  return {
    text,
    payloadText,
    payload: { ...payload, audience },
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  };
}

function refuseOlder(serial: number, { read, file }: LastSerial): void {
  if (serial >= read()) return;
  throw new RegistryRefused(
    'serial',
    `Serial ${serial} is older than ${read()}, which this server has used. If it is meant to be used again, delete ${file} and restart.`,
  );
}

function checked<T extends z.ZodMiniType>(shape: T, value: unknown): z.infer<T> {
  const { data, error } = shape.safeParse(value);
  if (error)
    throw new Error(`its ${error.issues.map(({ path }) => path.join('.')).join(', ')} can't be read.`);
  return data;
}
