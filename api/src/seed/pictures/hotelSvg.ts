import type { DemoImage } from '../demoHotels';
import { derivedFraction, pick } from '../derivedId';
import { building } from './building';
import { palettes, roofs, walls, type Palette, type Scenery } from './palettes';
import { between, clouds, fir, height, palm, ridge, skyline, waves, width, type Dice } from './shapes';

const shore = 470;

function background(dice: Dice, scenery: Scenery, { sun, far, near }: Palette): string {
  const light = `<circle cx="${between(dice, 120, 840)}" cy="${between(dice, 90, 210)}" r="${between(dice, 36, 62)}" fill="${sun}"/>`;
  const horizon = {
    sea: () => ridge(dice, 330, 26, far),
    mountains: () => ridge(dice, 230, 95, far) + ridge(dice, 330, 60, near),
    city: () => skyline(dice, 400, far),
  };
  return light + clouds(dice) + horizon[scenery]();
}

function foreground(dice: Dice, scenery: Scenery, { ground, leaf }: Palette): string {
  const edge = between(dice, -14, 14);
  const land = `<path d="M0 ${shore} Q ${width * 0.3} ${shore - 24 + edge} ${width * 0.6} ${shore} T ${width} ${shore - 8} V ${height} H 0 Z" fill="${ground}"/>`;
  if (scenery !== 'mountains') return land;
  return `${land}<path d="M0 ${shore + 60} Q 300 ${shore + 20} 620 ${shore + 70} T ${width} ${shore + 50} V ${height} H 0 Z" fill="${leaf}" opacity=".5"/>`;
}

function blocks(dice: Dice, hotel: string, stars: number, scenery: Scenery, { window }: Palette): string {
  const [wall, roof] = [pick(walls, `${hotel} wall`), pick(roofs, `${hotel} roof`)];
  const gabled = scenery === 'mountains' || (scenery === 'city' && derivedFraction(`${hotel} gable`) < 0.5);
  const floors = Math.min(gabled ? 4 : 7, stars + between(dice, 0, 2));
  const main = between(dice, 230, 360);
  const left = between(dice, 140, width - main - 300);
  const base = shore + 26;
  const look = { base, wall, roof, window, gabled };
  const wing = {
    ...look,
    x: left + main - 10,
    width: between(dice, 130, 210),
    floors: Math.max(2, floors - 2),
  };
  return building(dice, wing) + building(dice, { ...look, x: left, width: main, floors });
}

function plants(dice: Dice, scenery: Scenery, { leaf }: Palette): string {
  const plant = scenery === 'sea' ? palm : fir;
  const spots = [between(dice, 20, 110), between(dice, 700, 780), between(dice, 820, 930)];
  return spots.map((x) => plant(x, shore + between(dice, 34, 70), between(dice, 110, 190), leaf)).join('');
}

/** Water in the foreground: the sea, a pool in town, a lake in the mountains. */
function water(dice: Dice, scenery: Scenery): string {
  if (scenery === 'sea')
    return `<rect y="${shore + 78}" width="${width}" height="${height}" fill="url(#water)"/>${waves(dice, shore + 78, height)}`;
  const [x, half] = [between(dice, 300, 660), between(dice, 150, 260)];
  return `<ellipse cx="${x}" cy="${shore + 112}" rx="${half}" ry="40" fill="#ffffff90"/><ellipse cx="${x}" cy="${shore + 114}" rx="${half - 12}" ry="33" fill="url(#water)"/>`;
}

const gradient = (id: string, [top, bottom]: [string, string]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

/** A picture of a hotel as SVG. Each `order` has another composition and another time of day. */
export function svgOf({ hotel, stars, scenery, order }: DemoImage): Buffer {
  let rolled = 0;
  const dice: Dice = () => derivedFraction(`${hotel} picture ${order} roll ${(rolled += 1)}`);
  const first = Math.floor(derivedFraction(`${hotel} palette`) * palettes.length);
  const palette = palettes[(first + (order - 1) * 2) % palettes.length] ?? palettes[0];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs>${gradient('sky', palette.sky)}${gradient('water', palette.water)}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    background(dice, scenery, palette),
    foreground(dice, scenery, palette),
    water(dice, scenery),
    blocks(dice, hotel, Math.round(stars), scenery, palette),
    plants(dice, scenery, palette),
    '</svg>',
  ];
  return Buffer.from(parts.join(''));
}
