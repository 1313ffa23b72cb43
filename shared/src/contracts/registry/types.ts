/**
 * The registry of remotes: one mutable document per shell origin, inlined into index.html and polled by open
 * pages. Its payload has the shape of AWS Labs' frontend-discovery schema; deploying and rolling back replace
 * the documents of all shells in one step, while the releases they point to never change.
 */
export interface RegistryDocument {
  /** The exact JSON text of a `RegistryPayload`, so that a signature covers bytes. */
  payload: string;
  /** Grows with each publication; one smaller than the last seen indicates a rollback attack. */
  serial: number;
  /** Instant (ISO 8601) after which the document is no longer trusted. */
  expires: string;
  /** Base64 of the publisher's signature over `payload`; null in development and demo only. */
  signature: string | null;
}

/** The file that a deployment replaces. */
export interface LiveDocuments {
  documents: Record<Audience, RegistryDocument>;
  /** For the tool that writes the file: what its next change begins with. Absent in files that earlier tools wrote. */
  state?: Pick<RegistryDocument, 'payload' | 'signature'>;
}

export interface RegistryPayload {
  serial: number;
  expires: string;
  /** Shells that the document is for. */
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
  /** `sha256-…` of its document, which names the first script with its hash; absent in releases from before it was signed. */
  integrity?: string;
  /** The release that a rollback returns to; null before the second deployment. */
  previous: string | null;
  /** Files to preload for the pages that the shell renders itself, by route name; for the home page also those of its tiles. */
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
    /** Fallback when the current release can't be loaded. */ default: boolean;
  };
  extras: {
    contract: RemoteContract;
    /** Version ranges of the shared layers the remote was built against. */
    requires: Record<string, string>;
    /** Route names of the site map that the remote renders. */
    pages: string[];
    /** Files to preload, by route name. */
    preload: Record<string, PreloadFile[]>;
    contributions: Contributions;
    audience: Audience[];
    /** The release: version and hash of its sources. */
    release: string;
    team: string;
    built: string;
    commit: string;
  };
}

/** What a remote adds to pages of the shell. Plain data, so that it is available without code of the remote. */
export interface Contributions {
  /** Tiles of the home page. */
  tiles: readonly TileAnnouncement[];
  /** Figures at the top of the home page. Absent in older releases. */
  figures?: readonly WorkFigure[];
  /** Pending work for the home page. Absent in older releases. */
  work?: readonly WorkTile[];
  /** Pending work of a partner, in a line above their hotels, which are their home page. Absent in older releases. */
  partnerWork?: readonly WorkCount[];
  /** Records that the palette finds. */
  records: readonly RecordSource[];
  /** Lists that the palette finds by name, each with its saved views. Absent in older releases. */
  lists?: readonly ListLink[];
  /** Actions of the palette: `Add country`. Absent in older releases. */
  actions?: readonly PageLink[];
  /** Display names of entries for deletion dialogs. Absent in releases that announce none. */
  kinds?: readonly RecordKind[];
  /** First read of pages, by route name, which is requested before the code of the page is loaded. Absent in releases that name none. */
  reads?: Readonly<Record<string, FirstRead>>;
  /** Content of the bell in the top bar, which is rendered only if a remote announces this. */
  notifications?: NotificationSource;
}

/** A read that a page begins with. It must equal the page's own read, which adopts the answer. */
export interface FirstRead {
  /** Path of a list, or of one entry with `:id` from the address of the page. */
  path: string;
  query: Record<string, string>;
  /** Replaces `query` for a partner. */
  forPartner?: Record<string, string>;
  /** The filters that the list takes from the address of the page. */
  filters?: readonly string[];
}

/** Notifications of the signed-in person. The remote renders the content of the bell. */
export interface NotificationSource {
  /** Name of the bell, and heading of its content: `Notifications`. */
  title: string;
  /** List of unread notifications, whose total the bell shows. */
  unread: { path: string; query: Record<string, string> };
}

/** Where a record is shown. */
export interface RecordPlace {
  /** Route name of the page. */
  page: string;
  /**
   * Query of its address there, with `:id` and `:name` replaced by those of the record. Without it, a page whose path has no `:id` is
   * searched by the name.
   */
  search?: Record<string, string>;
}

/** A page, or a part of it such as a tab or an open dialog. */
export interface PageLink {
  label: string;
  /** Route name of the page. */
  page: string;
  /** Query of its address. */
  search?: Record<string, string>;
  /** Partners may open the page, but don't need this part of it. */
  staffOnly?: true;
}

/** A tile of the home page with counts of pending work. The shell renders it without code of the remote. */
export interface WorkTile {
  title: string;
  counts: readonly WorkCount[];
}

export interface TileAnnouncement {
  name: string;
  title: string;
  /** In the narrow column at the right; otherwise in the wide one. */
  isAside?: true;
}

/** A figure of the home page: the total of a filtered list, linked to it, and what is at stake in its rows. */
export interface WorkFigure extends WorkCount {
  /** How bad it is that there are any. */
  tone: 'error' | 'warning';
  stake: FigureStake;
}

export type FigureStake =
  /** An amount of `<path>/sums` by currency. */
  | { kind: 'money'; amount: string }
  /** How long the row with the earliest instant in this field has waited. */
  | { kind: 'oldest'; field: string }
  /** What the numbers of this field add up to: `96 seats`. */
  | { kind: 'sum'; field: string; one: string };

/** Total of a filtered list, and the address of that list. */
export interface WorkCount extends PageLink {
  /** The collection's path, e.g. `/api/hotels`. */
  path: string;
  query: Record<string, string>;
  /** A tile of the remote shows it on the home page: it is for the palette only. */
  isInTile?: true;
  /** Before those of other remotes. */
  isFirst?: true;
}

export interface ListLink extends PageLink {
  /** Key under which views of the list are saved. Absent for lists without saved views. */
  list?: string;
  /** A saved view is the whole address, and not opened by its id. */
  viewsAreAddresses?: true;
}

/** Entries that the palette finds through the `q` of a list. */
export interface RecordSource extends RecordPlace {
  /** Their plural name: `Hotels`. */
  label: string;
  /** The collection's path, e.g. `/api/hotels`. */
  path: string;
  /** Further query parameters of the list: `{ with_data: 'true' }`. */
  query?: Record<string, string>;
  /**
   * The fields that form the name of an entry, e.g. first and last name; `city_name.name` is a field of an
   * embedded entry.
   */
  name: readonly string[];
  /** The fields that distinguish entries of one name, such as the names of their parents. */
  within?: readonly string[];
  /** Fields at the end of the line: days, and amounts in the `currency` of the entry. */
  aside?: readonly string[];
}

/** The display names of a collection's entries, and where one of them is shown. */
export interface RecordKind extends Partial<RecordPlace> {
  /** The collection's path, e.g. `/api/hotels`. */
  path: string;
  /** Singular noun: `hotel`. */
  one: string;
  /** Plural noun, if it is irregular: `lines of the price grid`. */
  many?: string;
}

export interface PreloadFile {
  href: string;
  integrity: string;
}

/** Version of the contract between shell and remotes; grows when `defineRemote` changes incompatibly. */
export type RemoteContract = 1;
