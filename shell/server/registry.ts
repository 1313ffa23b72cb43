import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Audience, RegistryPayload } from '@itinera/shared/contracts';
import * as z from 'zod/mini';

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
const documentShape = z.object({ payload: z.string(), serial: z.number(), expires: z.string() });
const payloadShape = z.object({
  audience: z.string(),
  host: z.object({ release: z.string(), preload }),
  microFrontends: z.record(
    z.string(),
    z.array(z.object({ url: z.string(), extras: z.object({ preload, contributions }) })),
  ),
});

type Payload = Pick<RegistryPayload, 'audience'> & z.infer<typeof payloadShape>;

export interface LiveRegistry {
  /** The document of this audience, for the browser. */
  text: string;
  etag: string;
  payload: Payload;
}

/** The current registry; undefined before the first deployment. */
export type ReadRegistry = () => LiveRegistry | undefined;

/**
 * Reads the file that says what is live for all shells: replacing it is all that a deployment does. An unusable file changes
 * nothing; the last good one stays live.
 */
export function registryAt(file: string, audience: Audience): ReadRegistry {
  let live: LiveRegistry | undefined;
  let seen = '';
  const current = () => {
    try {
      const { mtimeMs, ino, size } = statSync(file);
      const version = `${mtimeMs}-${ino}-${size}`;
      if (version === seen) return live;
      seen = version;
      live = read(file, audience);
    } catch (error) {
      console.error(
        `The registry ${file} can't be used: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    return live;
  };
  current();
  return current;
}

function read(file: string, audience: Audience): LiveRegistry {
  const { documents } = checked(liveShape, JSON.parse(readFileSync(file, 'utf8')));
  const document = checked(documentShape, documents[audience]);
  const text = JSON.stringify(documents[audience]);
  const payload = checked(payloadShape, JSON.parse(document.payload));
  if (payload.audience !== audience) throw new Error(`it is for ${payload.audience}, not for ${audience}.`);
  return {
    text,
    payload: { ...payload, audience },
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  };
}

function checked<T extends z.ZodMiniType>(shape: T, value: unknown): z.infer<T> {
  const { data, error } = shape.safeParse(value);
  if (error)
    throw new Error(`its ${error.issues.map(({ path }) => path.join('.')).join(', ')} can't be read.`);
  return data;
}
