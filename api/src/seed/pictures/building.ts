import { between, type Dice } from './shapes';

export interface Building {
  x: number;
  base: number;
  width: number;
  floors: number;
  wall: string;
  roof: string;
  window: string;
  /** Whether it has a gable, as in mountains and old towns, or a terrace. */
  gabled: boolean;
}

const floorHeight = 42;

function windows(dice: Dice, { x, base, width, floors, window }: Building): string {
  const columns = Math.floor((width - 20) / 40);
  const gap = (width - columns * 22) / (columns + 1);
  let panes = '';
  for (let floor = 1; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + gap + column * (22 + gap);
      const top = base - (floor + 1) * floorHeight + 10;
      const lit = dice() < 0.78 ? window : '#8fa3b3';
      panes += `<rect x="${left}" y="${top}" width="22" height="24" rx="3" fill="${lit}"/><rect x="${left - 4}" y="${top + 24}" width="30" height="4" fill="#00000030"/>`;
    }
  }
  return panes;
}

const entrance = ({ x, base, width, roof, window }: Building): string => {
  const middle = x + width / 2;
  return `<rect x="${middle - 22}" y="${base - 36}" width="44" height="36" rx="4" fill="${window}"/><path d="M${middle - 34} ${base - 36} h68 l-8 -12 h-52 z" fill="${roof}"/>`;
};

/** One block of a hotel, whose lower edge is at `base`. */
export function building(dice: Dice, block: Building): string {
  const { x, base, width, floors, wall, roof, gabled } = block;
  const top = base - floors * floorHeight - 10;
  const cover = gabled
    ? `<polygon points="${x - 16},${top} ${x + width / 2},${top - between(dice, 46, 80)} ${x + width + 16},${top}" fill="${roof}"/>`
    : `<rect x="${x - 6}" y="${top - 10}" width="${width + 12}" height="12" rx="3" fill="${roof}"/>`;
  const shade = `<rect x="${x + width * 0.72}" y="${top}" width="${width * 0.28}" height="${base - top}" fill="#00000014"/>`;
  return `<rect x="${x}" y="${top}" width="${width}" height="${base - top}" fill="${wall}"/>${shade}${windows(dice, block)}${entrance(block)}${cover}`;
}
