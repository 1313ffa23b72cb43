import * as z from '@itinera/shared/schema';
import type { Audience, RegistryDocument, RegistryPayload } from './types';

/** Why a document is refused, in the order of the checks. */
export type RefusalReason =
  | 'unreadable'
  | 'signature'
  | 'serial'
  | 'expired'
  | 'shape'
  | 'origin'
  | 'integrity';

/** A document that must not be used. The last verified one remains in use. */
export class RegistryRefused extends Error {
  override name = 'RegistryRefused';

  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
  }
}

const text = z.string();
const hash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/));
const preload = z.record(text, z.array(z.looseObject({ href: text, integrity: hash })));
const entry = z.looseObject({
  url: text,
  metadata: z.looseObject({ version: text, integrity: hash }),
  deployment: z.looseObject({ traffic: z.number(), default: z.boolean() }),
  extras: z.looseObject({
    contract: z.number(),
    requires: z.record(text, text),
    pages: z.array(text),
    preload,
    contributions: z.looseObject({ tiles: z.array(z.unknown()), records: z.array(z.unknown()) }),
    audience: z.array(text),
    release: text,
    team: text,
    built: text,
    commit: text,
  }),
});
const envelope = z.looseObject({ payload: text, signature: z.nullable(text) });
const times = z.looseObject({ serial: z.number(), expires: text });
const shape = z.looseObject({
  audience: text,
  host: z.looseObject({ release: text, version: text, built: text, commit: text, preload }),
  microFrontends: z.record(text, z.array(entry).check(z.minLength(1))),
});

/** Parts of a document whose signature is verified before anything else is read. */
export function envelopeOf(document: unknown): Pick<RegistryDocument, 'payload' | 'signature'> {
  const { data } = envelope.safeParse(document);
  if (!data) throw new RegistryRefused('unreadable', 'It is not a registry document.');
  return data;
}

interface Known {
  audience: Audience;
  /** The registry in use. */
  last: RegistryPayload | undefined;
  now: number;
}

/** Content of a document with a valid signature: checks serial, expiry, shape, origin and integrity, in this order. */
export function verifiedPayload(payload: string, { audience, last, now }: Known): RegistryPayload {
  const content = parsed(payload);
  const { data: time } = times.safeParse(content);
  if (!time) throw new RegistryRefused('serial', 'It has no serial or no expiry.');
  if (last && time.serial < last.serial)
    throw new RegistryRefused('serial', `Serial ${time.serial} is older than ${last.serial}.`);
  if (!(Date.parse(time.expires) > now))
    throw new RegistryRefused('expired', `It was valid until ${time.expires}.`);
  const { data, error } = shape.safeParse(content);
  if (!data) throw new RegistryRefused('shape', `It has no usable ${pathsIn(error)}.`);
  if (data.audience !== audience)
    throw new RegistryRefused('shape', `It is for ${data.audience}, not for ${audience}.`);
  const next = content as RegistryPayload;
  refuseForeignFiles(next);
  if (last) refuseChangedReleases(next, last);
  return next;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    throw new RegistryRefused('unreadable', 'Its payload can’t be read.');
  }
}

const pathsIn = (error: z.core.$ZodError): string =>
  error.issues.map(({ path }) => path.map(String).join('.')).join(', ');

/** Code must come from folders of this origin: a remote's own, and the shell's for its layers. */
function refuseForeignFiles({ host, microFrontends }: RegistryPayload): void {
  const isIn = (address: string, folders: string[]) =>
    !address.includes('..') && folders.some((folder) => address.startsWith(folder));
  const refuse = (address: string) => {
    throw new RegistryRefused('origin', `${address} is not a file of this origin.`);
  };
  const filesOf = (lists: RegistryPayload['host']['preload']) =>
    Object.values(lists).flatMap((files) => files.map(({ href }) => href));
  for (const href of filesOf(host.preload)) if (!isIn(href, ['/shell/', '/remotes/'])) refuse(href);
  for (const [name, entries] of Object.entries(microFrontends)) {
    const own = `/remotes/${name}/`;
    for (const { url, fallbackUrl, extras } of entries) {
      for (const address of [url, fallbackUrl ?? own]) if (!isIn(address, [own])) refuse(address);
      for (const href of filesOf(extras.preload)) if (!isIn(href, [own, '/shell/'])) refuse(href);
    }
  }
}

/** A release never changes, so its hash must not either. */
function refuseChangedReleases(next: RegistryPayload, last: RegistryPayload): void {
  const hashes = new Map(entriesOf(last).map(({ url, metadata }) => [url, metadata.integrity]));
  for (const { url, metadata } of entriesOf(next)) {
    if ((hashes.get(url) ?? metadata.integrity) !== metadata.integrity)
      throw new RegistryRefused('integrity', `${url} has another hash than before.`);
  }
}

const entriesOf = ({ microFrontends }: RegistryPayload) => Object.values(microFrontends).flat();
