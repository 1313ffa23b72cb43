import type { Engine } from '../../../api/src/db/engine';

/** Copies of the seeded hotels, spread over time, so that lists have something to sort and filter. */
const copies = `
  INSERT INTO hotels (id, name, place_id, hotel_class_id, hotel_type_id, stars, keywords, url_pretty_name, created_at)
  SELECT gen_random_uuid(), source.name || ' ' || n, source.place_id, source.hotel_class_id, source.hotel_type_id,
         source.stars, source.keywords, 'copy-' || n, now() - n * interval '1 minute'
    FROM generate_series($1::int, $2::int) AS n
    JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place_in_line, count(*) OVER () AS of_all
            FROM hotels WHERE url_pretty_name NOT LIKE 'copy-%') AS source
      ON source.place_in_line = n % source.of_all + 1`;

/** Links every fifth hotel to the demo partner. */
const links = `
  INSERT INTO hotel_dmcs (id, hotel_id, dmc_id)
  SELECT gen_random_uuid(), hotels.id, users.id
    FROM hotels, users
   WHERE users.email = 'partner@itinera.example' AND hotels.url_pretty_name ~ '^copy-[0-9]*[05]$'
     AND NOT EXISTS (SELECT 1 FROM hotel_dmcs WHERE hotel_id = hotels.id AND dmc_id = users.id)`;

/** Adds hotels up to this number. */
export async function growTo(engine: Engine, wanted: number): Promise<void> {
  await engine.transaction(async (connection) => {
    const { rows } = await connection.query(`SELECT count(*)::int FROM hotels`);
    await connection.query(copies, [Number(rows[0]?.[0]) + 1, wanted]);
    await connection.query(links);
    await connection.query('ANALYZE hotels');
    await connection.query('ANALYZE hotel_dmcs');
  });
}
