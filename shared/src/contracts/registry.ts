/**
 * The registry of remotes: one mutable document per shell origin, inlined into index.html and read again
 * on demand. Its payload has the shape of AWS Labs' frontend-discovery schema; deploying and rolling back
 * replace the document atomically, the releases it points to never change.
 */
export interface RegistryDocument {
  /** The exact JSON text of a `RegistryPayload`, so that a signature covers bytes. */
  payload: string;
  /** Grows with each publication; a smaller one than the last seen is a roll-back attack. */
  serial: number;
  /** Instant (ISO 8601) after which the document is no longer trusted. */
  expires: string;
  /** Base64 of the publisher's signature over `payload`; null in development and demo only. */
  signature: string | null;
}

export interface RegistryPayload {
  serial: number;
  expires: string;
  /** Which shells the document is for. */
  audience: Audience;
  /** The release of the host that this origin serves. */
  host: HostRelease;
  /** By federation name; the first entry is current, the next is the previous release. */
  microFrontends: Record<string, RegistryEntry[]>;
}

export interface HostRelease {
  release: string;
  version: string;
  built: string;
  commit: string;
  /** What a roll-back returns to; null before the second deployment. */
  previous: string | null;
  /** Files worth fetching ahead for the pages that the shell draws itself, by route name. */
  preload: Record<string, PreloadFile[]>;
}

export type Audience = 'staff' | 'partner';

export interface RegistryEntry {
  /** The release's `remoteEntry.<hash>.js`; its folder is immutable. */
  url: string;
  fallbackUrl?: string;
  metadata: { version: string; /** `sha256-…` of the file at `url`. */ integrity: string };
  deployment: {
    /** Share of visitors, 0 to 100. */ traffic: number;
    /** What to use when the current one can't be loaded. */ default: boolean;
  };
  extras: {
    contract: RemoteContract;
    /** Ranges of the shared layers the remote was built against. */
    requires: Record<string, string>;
    /** Route names of the site map that the remote draws. */
    pages: string[];
    /** Files worth fetching ahead, by route name. */
    preload: Record<string, PreloadFile[]>;
    contributions: Contributions;
    audience: Audience[];
    /** The release: version and the hash of what it was built from. */
    release: string;
    team: string;
    built: string;
    commit: string;
  };
}

/** What a remote adds to pages of the shell. Plain data, so that it is known before any code of the remote is. */
export interface Contributions {
  /** Parts of the home page. */
  tiles: readonly { name: string; title: string }[];
  /** What the palette finds. */
  records: readonly RecordSource[];
  /** What a question about deleting says of the entries that it finds. Absent in releases that announce none. */
  kinds?: readonly RecordKind[];
  /** What the bell in the top bar tells of; it is drawn only where a remote announces this. */
  notifications?: NotificationSource;
}

/** News for the signed-in person. What the bell opens is drawn by the remote. */
export interface NotificationSource {
  /** What the bell is called, and the heading of what it opens: `Notifications`. */
  title: string;
  /** The list of what has not been read: how many there are stands at the bell. */
  unread: { path: string; query: Record<string, string> };
}

/** Where a record is shown. */
export interface RecordPlace {
  /** Route name of the page. */
  page: string;
  /**
   * Search of its address there, with `:id` and `:name` standing for those of the record. Without it a page whose path has no
   * `:id` is asked for the name.
   */
  search?: Record<string, string>;
}

/** Entries that can be found by what is typed, through the `q` of a list. */
export interface RecordSource extends RecordPlace {
  /** What they are called together: `Hotels`. */
  label: string;
  /** The collection's path, e.g. `/api/hotels`. */
  path: string;
  /** What the list is asked for beside `q`: `{ with_data: 'true' }`. */
  query?: Record<string, string>;
  /** The fields that make up the name of one, e.g. first and last name; `city_name.name` is a field of what belongs to it. */
  name: readonly string[];
}

/** What the entries of a collection are called, and where one of them is found. */
export interface RecordKind extends Partial<RecordPlace> {
  /** The collection's path, e.g. `/api/hotels`. */
  path: string;
  /** One of them in a sentence: `hotel`. */
  one: string;
  /** Several of them, where that is not the regular plural: `lines of the price grid`. */
  many?: string;
}

export interface PreloadFile {
  href: string;
  integrity: string;
}

/** The version of the agreement between shell and remotes; it changes when `defineRemote` does incompatibly. */
export type RemoteContract = 1;
