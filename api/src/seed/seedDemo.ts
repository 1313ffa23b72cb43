import { system } from '../db/actor';
import type { Database, Transaction } from '../db/database';
import { sqlError } from '../db/sqlState';
import * as tables from '../modules/schema';
import { initialSettings, initialStaffSettings } from '../modules/settings/initialSettings';
import { refreshHotels } from '../modules/prices/candidates/refreshLists';
import { hashPassword } from '../identity/sessions/passwords';
import type { Storage } from '../storage/storage';
import { demoApplicant, demoPartners, demoStaff } from './data/people';
import { demoPdf, demoPdfName } from './bookings/demoDocuments';
import { insertDemoBlocks } from './bookings/insertDemoBlocks';
import { insertDemoBookings } from './bookings/insertDemoBookings';
import { takeDemoRooms } from './bookings/takeDemoRooms';
import { hotelRows } from './demoHotels';
import { classificationRows, geographyRows } from './demoRows';
import { insertHotelParts, insertReferences } from './insertReferences';
import { derivedId } from './derivedId';
import { uploadRow } from './pictures/uploadRow';
import { insertLarge, type Extent } from './large/insertLarge';
import { sharePictures } from './large/sharePictures';
import { generateImages } from './pictures/generateImages';
import { insertDemoPrices } from './prices/insertDemoPrices';
import { insertSoldOutNights } from './prices/insertSoldOutNights';

const actor = system('seed');

const userRows = (password: string) =>
  Promise.all(
    [...demoStaff, ...demoPartners, demoApplicant].map(async (user, index) => ({
      id: derivedId(`user ${user.email}`),
      email: user.email,
      role: user.role,
      status: user.status,
      first_name: user.first_name,
      last_name: user.last_name,
      company_name: user.company_name ?? null,
      password_hash: await hashPassword(password),
      created_at: new Date(Date.UTC(2025, 7, 1 + index)).toISOString(),
    })),
  );

/** Number of trips, a few of which find no hotel with a price. */
const demoBookings = 400;

interface DemoSize {
  /** Additional hotels and travellers. */
  more?: Extent | undefined;
  /** Maximum number of hotels with prices per partner; by default all. */
  pricedEach?: number;
  /** Maximum number of bookings. */
  bookings?: number;
  /** Number of routes with block seats. */
  charterRoutes?: number;
}

type Users = Awaited<ReturnType<typeof userRows>>;

/** Several processes may start on one empty database: all but one wait here, and then insert nothing. */
async function insertUsers(tx: Transaction, users: Users): Promise<boolean> {
  const inserted = await tx
    .insert(tables.usersTable)
    .values(users)
    .onConflictDoNothing()
    .returning({ id: tables.usersTable.id });
  return inserted.length > 0;
}

async function insertAll(
  tx: Transaction,
  { more, pricedEach, bookings = demoBookings, charterRoutes = 3 }: DemoSize,
): Promise<void> {
  const geography = geographyRows();
  const classification = classificationRows();
  const { hotels, images, themeLinks, dmcLinks, parts, priced, charges } = hotelRows(
    geography.demoPlaces,
    pricedEach,
  );
  await tx.insert(tables.countriesTable).values(geography.countries);
  await tx.insert(tables.countryNamesTable).values(geography.countryNames);
  await tx.insert(tables.regionsTable).values(geography.regions);
  await tx.insert(tables.regionNamesTable).values(geography.regionNames);
  await tx.insert(tables.resortsTable).values(geography.resorts);
  await tx.insert(tables.resortNamesTable).values(geography.resortNames);
  await tx.insert(tables.placesTable).values(geography.places);
  await tx.insert(tables.hotelClassesTable).values(classification.classes);
  await tx.insert(tables.hotelChainsTable).values(classification.chains);
  await tx.insert(tables.hotelThemesTable).values(classification.themes);
  await tx.insert(tables.hotelTypesTable).values(classification.types);
  await tx.insert(tables.hotelTypeNamesTable).values(classification.typeNames);
  await tx.insert(tables.hotelFormatsTable).values(classification.formats);
  await tx.insert(tables.hotelFormatNamesTable).values(classification.formatNames);
  await insertReferences(tx);
  await tx.insert(tables.hotelsTable).values(hotels);
  await insertHotelParts(tx, parts);
  await tx.insert(tables.hotelThemeLinksTable).values(themeLinks);
  await tx.insert(tables.hotelDmcsTable).values(dmcLinks);
  await tx.insert(tables.uploadsTable).values(images.map(uploadRow));
  await tx.insert(tables.hotelImagesTable).values(
    images.map(({ file_name, hotel, order, alt }) => ({
      id: derivedId(`image ${file_name}`),
      hotel_id: derivedId(`hotel ${hotel}`),
      file_name,
      order,
      alt,
    })),
  );
  await insertDemoPrices(tx, priced);
  await tx.insert(tables.hotelChargesTable).values(charges);
  await refreshHotels(
    tx,
    hotels.map(({ id }) => id),
  );
  await tx.insert(tables.settingsTable).values(initialSettings);
  await tx.insert(tables.staffSettingsTable).values(initialStaffSettings);
  await insertDemoBookings(tx, actor, priced, bookings, charterRoutes);
  await insertDemoBlocks(tx, charterRoutes);
  await insertSoldOutNights(tx);
  if (more) await insertLarge(tx, more);
  await takeDemoRooms(tx);
}

const statementTimeout = '57014';

/** Inserts the demo data. */
export async function insertDemo(database: Database, password: string, size: DemoSize = {}): Promise<void> {
  const users = await userRows(password);
  for (;;) {
    let isFirst = false;
    try {
      await database.withActor(actor, async (tx) => {
        isFirst = await insertUsers(tx, users);
        if (isFirst) await insertAll(tx, size);
      });
      return;
    } catch (error) {
      // Another process is filling the database, which takes longer than a statement may wait.
      if (isFirst || sqlError(error)?.code !== statementTimeout) throw error;
    }
  }
}

interface SeedOptions {
  storage: Storage;
  password: string;
  say: (line: string) => void;
  more?: Extent | undefined;
}

/** Whether there is any account: then nothing is inserted. */
export const hasUsers = async (database: Database): Promise<boolean> =>
  (await database.withActor(actor, (tx) => tx.$count(tables.usersTable))) > 0;

/** Fills a database without users; returns whether it did. Stores the files first, so that no row names a missing one. */
export async function seedDemo(
  database: Database,
  { storage, password, say, more }: SeedOptions,
): Promise<boolean> {
  if (await hasUsers(database)) return false;
  const { images } = hotelRows(geographyRows().demoPlaces);
  const added = more ? ` with ${more.hotels} more hotels` : '';
  say(`api: first start, generating ${images.length} hotel images and filling the demo database${added}…`);
  await generateImages(storage, images);
  await storage.put(demoPdfName, demoPdf);
  if (more) await sharePictures(storage, images, { from: 1, to: more.hotels });
  await insertDemo(database, password, { more });
  return true;
}
