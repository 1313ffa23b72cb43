import { existsSync } from 'node:fs';
import type { Audience, RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';
import { isSignedByOneOf } from '@itinera/shared/server';
import { manifestOf } from '../release/manifest';
import { isBuilt, type Release } from '../release/release';
import { apps, shell, type App } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import { liveReleases, type Deployed } from './appReleases';
import { differences } from './differences';
import { beforeFile, liveFile, readLive, readLiveFile, type State } from './live';
import { rememberedSerial } from './remembered';

/** Lines of a difference that are shown. */
const SHOWN = 8;

type Documents = Record<Audience, RegistryDocument>;

export interface Verified extends State {
  documents: Documents | undefined;
  /** False in a file of an earlier tool, which must be signed again. */
  isSealed: boolean;
}

export function refuse(place: string, what: string, found: readonly string[] = []): never {
  const shown = found.slice(0, SHOWN).map((line) => `  ${line}`);
  const more = found.length > SHOWN ? [`  and ${found.length - SHOWN} more`] : [];
  throw new Failure([`Nothing was changed in ${place}: ${what}`, ...shown, ...more].join('\n'));
}

const payloadOf = ({ payload }: RegistryDocument): RegistryPayload => JSON.parse(payload);

/** Differences between what a signed document says about a release and what its `release.json` says. */
export function entryDifferences(
  documents: Documents,
  { name }: App,
  { release, entry, document }: Release,
): string[] {
  const { host, microFrontends } = payloadOf(documents.staff);
  if (name === shell.name)
    return host.release === release && host.integrity !== undefined
      ? differences({ document: host.integrity }, { document: document?.integrity })
      : [];
  const signed = microFrontends[name]?.find(({ extras }) => extras.release === release);
  return signed
    ? differences(
        { entry: signed.url, integrity: signed.metadata.integrity },
        { entry: entry.href, integrity: entry.integrity },
      )
    : [];
}

/** What the signed documents name: the current release of each app, and what a remote falls back to. */
function namedBy(documents: Documents): Deployed {
  const { host, microFrontends } = payloadOf(documents.staff);
  const remotes = apps.flatMap(({ name }) => {
    const [current, ...before] = (microFrontends[name] ?? []).map(({ extras }) => extras.release);
    return current === undefined ? [] : [[name, { current, before, withdrawn: [] }]];
  });
  return { shell: { current: host.release, before: [], withdrawn: [] }, ...Object.fromEntries(remotes) };
}

/**
 * What an earlier tool wrote: only the documents are signed in it, so only what they name is used. The next change would sign the rest,
 * without a proof of who has written it.
 */
function provenBy(documents: Documents, place: string): State {
  const deployed = namedBy(documents);
  for (const app of apps) {
    const present = liveReleases(deployed[app.name]).filter((release) => isBuilt(app, release, place));
    const changed = present.flatMap((release) =>
      entryDifferences(documents, app, manifestOf(app, release, place).release),
    );
    if (changed.length > 0)
      refuse(place, `release.json of ${app.name} is not what was signed. Signed → found:`, changed);
  }
  console.error(
    'live.json was written by an earlier version of these tools, which signed only a part of it. What is live and what it falls back to are kept; releases before that, those rolled back and the list of changes are left behind in live.before.json.',
  );
  return { serial: payloadOf(documents.staff).serial, deployed, manifests: {}, changes: [] };
}

/** What was changed in a document since the change before, if that one is still there. */
function changedSince(folder: string, audience: Audience, document: RegistryDocument): string[] {
  const file = beforeFile(folder);
  const before = existsSync(file) ? readLiveFile(file).documents?.[audience] : undefined;
  return before ? differences(payloadOf(before), payloadOf(document)) : [];
}

const liveIn = (deployed: Deployed) =>
  Object.fromEntries(apps.map(({ name }) => [name, liveReleases(deployed[name])[0]]));

function refuseUnsigned(place: string, folder: string, keys: readonly string[], documents: Documents): void {
  for (const audience of ['staff', 'partner'] as const) {
    const document = documents[audience];
    if (isSignedByOneOf(keys, document.payload, document.signature)) continue;
    refuse(
      place,
      `the document of ${audience} in ${liveFile(folder)} is not signed by a key of this machine. If the key was exchanged, set REGISTRY_KEYS to the public half of the one before. If not, find out who has written this file, and restore ${beforeFile(folder)}, or move the folder away and deploy again. State before → found:`,
      changedSince(folder, audience, document),
    );
  }
}

/**
 * What is live, if one of these keys has signed all of it: the next change is built on it, and signs it again. Throws with the differences
 * otherwise.
 */
export function verifiedLive(place: string, folder: string, keys: readonly string[]): Verified {
  const { documents, state, ...found } = readLive(folder);
  if (!documents) return { ...found, documents, isSealed: true };
  refuseUnsigned(place, folder, keys, documents);
  if (state && !isSignedByOneOf(keys, state.payload, state.signature))
    refuse(
      place,
      `the state in ${liveFile(folder)} is not what was signed. Signed as live → found as live:`,
      differences(liveIn(namedBy(documents)), liveIn(found.deployed)),
    );
  const proven = state ? found : provenBy(documents, place);
  for (const [audience, document] of Object.entries(documents)) {
    const { serial } = payloadOf(document);
    if (serial !== proven.serial)
      refuse(
        place,
        `the document of ${audience} has serial ${serial}, and the state ${proven.serial}. They are of different changes.`,
      );
  }
  const last = rememberedSerial(place);
  if (proven.serial < last)
    refuse(
      place,
      `what is live there is of ${timeOf(proven.serial)}, and this machine has signed a later state, of ${timeOf(last)}. Restore the latest ${liveFile(folder)}.`,
    );
  return { ...proven, documents, isSealed: state !== undefined };
}

/** A serial is a time in milliseconds. */
const timeOf = (serial: number) => `${new Date(serial).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
