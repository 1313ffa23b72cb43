import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LiveDocuments, RegistryDocument } from '@itinera/shared/contracts';
import { newRegistryKey, publicKeyOf, signRegistry } from '@itinera/shared/server';
import { freePort } from './freePort';
import { builtFiles } from './paths';
import { startService, stopService, type Service } from './service';

export interface Ports {
  staff: number;
  partner: number;
  api: number;
}

export const freePorts = async (): Promise<Ports> => ({
  staff: await freePort(),
  partner: await freePort(),
  api: await freePort(),
});

/** Takes a tenth of the processor that `cp` of Node takes: a product has almost 3,000 files. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-R', from, to]);

/** The whole product on ports of its own, with a copy of the seeded data and of the released files. */
export class Product {
  private api: Service | undefined;
  private shells: Service | undefined;
  private readonly registryKey = newRegistryKey();

  private constructor(
    /** Its own copy of `dist` and of the data, which a test may break. */
    readonly folder: string,
    /** Ports that its processes listen on. */
    private readonly ports: Ports,
    /** Ports that clients use; they differ when a proxy is in front. */
    private readonly doors: Ports,
  ) {}

  /** `environment` is that of the shell servers. */
  static async start(ports: Ports, doors = ports, environment: NodeJS.ProcessEnv = {}): Promise<Product> {
    const folder = await mkdtemp(join(tmpdir(), 'itinera-product-'));
    const template = process.env.ITINERA_SEEDED_DATA;
    if (!template) throw new Error('The global setup has seeded no data.');
    await copyFolder(template, join(folder, 'data'));
    await copyFolder(builtFiles.dist, join(folder, 'dist'));
    const product = new Product(folder, ports, doors);
    await product.replaceLive(({ documents, state, ...rest }) => ({
      ...rest,
      documents: { staff: product.sign(documents.staff), partner: product.sign(documents.partner) },
      ...(state && { state: product.sign(state) }),
    }));
    await product.startApi();
    product.shells = await startService(
      builtFiles.shellServer,
      {
        STAFF_PORT: String(ports.staff),
        PARTNER_PORT: String(ports.partner),
        API_PORT: String(doors.api),
        STAFF_URL: product.staff,
        PARTNER_URL: product.partner,
        DIST_DIR: product.dist,
        REGISTRY_DIR: join(product.dist, 'registry'),
        REGISTRY_KEYS: publicKeyOf(product.registryKey),
        STATE_DIR: join(folder, 'state'),
        ...environment,
      },
      `${product.staff}/registry.json`,
    );
    return product;
  }

  get staff() {
    return `http://localhost:${this.doors.staff}`;
  }
  get partner() {
    return `http://partner.localhost:${this.doors.partner}`;
  }
  /** Address of the API itself, without a proxy in front of it. */
  get apiAddress() {
    return `http://localhost:${this.ports.api}`;
  }
  get dist() {
    return join(this.folder, 'dist');
  }
  get apiOutput() {
    return this.api?.output() ?? '';
  }

  /** Signs as this product's deployment tool does. */
  sign<T extends Pick<RegistryDocument, 'payload' | 'signature'>>(document: T): T {
    return { ...document, signature: signRegistry(document.payload, this.registryKey) };
  }

  /** The file with the private key, for the deployment tool. */
  async signingKeyFile(): Promise<string> {
    const file = join(this.folder, 'registry.pem');
    await writeFile(file, this.registryKey, { mode: 0o600 });
    return file;
  }

  async live(): Promise<LiveDocuments> {
    return JSON.parse(await readFile(this.liveFile, 'utf8'));
  }

  /** Replaces what is live, as a deployment does. */
  async replaceLive(change: (live: LiveDocuments) => LiveDocuments): Promise<void> {
    await writeFile(`${this.liveFile}.next`, JSON.stringify(change(await this.live())));
    await rename(`${this.liveFile}.next`, this.liveFile);
  }

  private get liveFile() {
    return join(this.dist, 'registry', 'live.json');
  }

  /** `environment` overrides, e.g. another SESSION_SECRET, which invalidates all access tokens. */
  async startApi(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    this.api = await startService(
      builtFiles.api,
      {
        API_PORT: String(this.ports.api),
        DATA_DIR: join(this.folder, 'data'),
        SEED: 'demo',
        STAFF_URL: this.staff,
        PARTNER_URL: this.partner,
        ...environment,
      },
      `${this.apiAddress}/api/ready`,
    );
  }

  async stopApi(signal?: NodeJS.Signals): Promise<void> {
    if (this.api) await stopService(this.api, signal);
  }

  async stop(): Promise<void> {
    await this.stopApi();
    if (this.shells) await stopService(this.shells);
    await rm(this.folder, { recursive: true, force: true });
  }
}
