/** A source of numbers in [0, 1): the same sequence for the same key. */
export type Dice = () => number;

export const width = 960;
export const height = 640;

export const between = (dice: Dice, low: number, high: number): number =>
  Math.round(low + dice() * (high - low));

const points = (list: [number, number][]): string => list.map(([x, y]) => `${x},${y}`).join(' ');

/** A ridge from edge to edge: hills with a low `roughness`, rock with a high one. */
export function ridge(dice: Dice, top: number, roughness: number, colour: string): string {
  const peaks: [number, number][] = [];
  for (let x = -40; x <= width + 40; x += between(dice, 50, 120))
    peaks.push([x, top + between(dice, -roughness, roughness)]);
  return `<polygon points="${points([[-60, height], ...peaks, [width + 60, height]])}" fill="${colour}"/>`;
}

export function skyline(dice: Dice, base: number, colour: string): string {
  let blocks = '';
  for (let x = -20; x < width;) {
    const [blockWidth, blockHeight] = [between(dice, 34, 90), between(dice, 50, 200)];
    blocks += `<rect x="${x}" y="${base - blockHeight}" width="${blockWidth}" height="${blockHeight + 60}"/>`;
    x += blockWidth + between(dice, 0, 14);
  }
  return `<g fill="${colour}" opacity=".8">${blocks}</g>`;
}

export function clouds(dice: Dice): string {
  return Array.from({ length: between(dice, 2, 5) }, () => {
    const [x, y, size] = [between(dice, 0, width), between(dice, 50, 190), between(dice, 26, 60)];
    return `<g fill="#fff" opacity=".${between(dice, 35, 75)}"><ellipse cx="${x}" cy="${y}" rx="${size * 1.7}" ry="${size * 0.42}"/><ellipse cx="${x + size * 0.5}" cy="${y - size * 0.3}" rx="${size}" ry="${size * 0.45}"/></g>`;
  }).join('');
}

export function waves(dice: Dice, top: number, bottom: number): string {
  let lines = '';
  for (let y = top + 14; y < bottom; y += between(dice, 14, 26)) {
    const x = between(dice, -30, 120);
    lines += `<path d="M${x} ${y}${` q 40 -${between(dice, 3, 8)} 80 0 t 80 0`.repeat(between(dice, 2, 5))}"/>`;
  }
  return `<g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".35">${lines}</g>`;
}

export function palm(x: number, base: number, size: number, colour: string): string {
  const [topX, topY] = [x + size * 0.16, base - size];
  const fronds = [-150, -115, -75, -40, -5, 30]
    .map(
      (turn) =>
        `<path d="M0 0 Q ${size * 0.3} -${size * 0.2} ${size * 0.52} ${size * 0.06} Q ${size * 0.24} -${size * 0.04} 0 0" transform="rotate(${turn})"/>`,
    )
    .join('');
  return `<path d="M${x} ${base} Q ${x + size * 0.02} ${base - size * 0.5} ${topX} ${topY}" stroke="#7a5a3c" stroke-width="${size * 0.07}" fill="none" stroke-linecap="round"/><g transform="translate(${topX} ${topY})" fill="${colour}">${fronds}</g>`;
}

export function fir(x: number, base: number, size: number, colour: string): string {
  const tiers = [0, 0.28, 0.56]
    .map((lift) => {
      const [y, half] = [base - size * (0.12 + lift), size * (0.34 - lift * 0.3)];
      return points([
        [x - half, y],
        [x + half, y],
        [x, y - size * 0.42],
      ]);
    })
    .map((triangle) => `<polygon points="${triangle}"/>`)
    .join('');
  return `<rect x="${x - size * 0.04}" y="${base - size * 0.14}" width="${size * 0.08}" height="${size * 0.14}" fill="#6b4d36"/><g fill="${colour}">${tiers}</g>`;
}
