import type { Growth } from './measureGrowth';

const size = { width: 760, height: 400 };
const plot = { left: 60, top: 60, right: 190, bottom: 60 };
const colours = ['#1565c0', '#00838f', '#6a1b9a', '#ad1457', '#2e7d32', '#e65100', '#455a64', '#795548'];
const engine = 'PostgreSQL';

const text = (x: number, y: number, content: string, more = '') =>
  `<text x="${x}" y="${y}" ${more}>${content.replaceAll("'", '’')}</text>`;

/** Ratio to an empty route over the amount of data, on the production database. Both axes are logarithmic. */
export function growthChart(growth: Growth[]): string {
  const amounts = growth.map(({ hotels }) => hotels);
  const lines = (growth[0]?.calls ?? []).map(({ operation }) => ({
    operation,
    ratios: growth.map(({ calls }) => {
      const call = calls.find((candidate) => candidate.operation === operation);
      return call ? (call.medians[engine] ?? NaN) / call.bare : NaN;
    }),
  }));
  const most = Math.max(...lines.flatMap(({ ratios }) => ratios));
  const scale = (value: number, low: number, high: number) => Math.log(value / low) / Math.log(high / low);
  const x = (hotels: number) =>
    plot.left + scale(hotels, amounts[0] ?? 1, amounts.at(-1) ?? 10) * (size.width - plot.left - plot.right);
  const y = (value: number) =>
    size.height -
    plot.bottom -
    scale(Math.max(value, 1), 1, most * 1.2) * (size.height - plot.top - plot.bottom);
  const ticks = [1, 2, 5, 10, 20, 50, 100, 200, 500].filter((tick) => tick <= most * 1.2);
  const right = size.width - plot.right;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="13" role="img">
<title>Calls of the API on PostgreSQL as ratios to a bare route, by number of hotels</title>
<rect width="${size.width}" height="${size.height}" fill="#ffffff"/>
${text(plot.left, 28, 'Time of a call on PostgreSQL ÷ time of a bare route, by hotels (both axes logarithmic)', 'font-size="15" font-weight="bold" fill="#212121"')}
${ticks.map((tick) => `<path d="M${plot.left} ${y(tick).toFixed(1)}H${right}" stroke="#e0e0e0"/>${text(plot.left - 8, y(tick) + 4, String(tick), 'text-anchor="end" fill="#616161"')}`).join('\n')}
${amounts.map((amount) => text(x(amount), size.height - plot.bottom + 24, amount.toLocaleString('en'), 'text-anchor="middle" fill="#616161"')).join('\n')}
${labelled(lines.map(({ operation, ratios }) => ({ operation, ratios, at: y(ratios.at(-1) ?? 1) })))
  .map(({ operation, ratios, label }, index) => {
    const points = ratios.map((value, step) => `${x(amounts[step] ?? 1).toFixed(1)},${y(value).toFixed(1)}`);
    const colour = colours[index % colours.length] ?? '';
    const dots = points
      .map(
        (point) =>
          `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3.5" fill="${colour}"/>`,
      )
      .join('');
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}${text(right + 12, label + 4, `${operation} ×${(ratios.at(-1) ?? 0).toFixed(1)}`, `fill="${colour}"`)}`;
  })
  .join('\n')}
</svg>
`;
}

/** Labels at the ends of the lines, moved apart where they would overlap. */
function labelled<T extends { at: number }>(lines: T[]): (T & { label: number })[] {
  let lowest = -Infinity;
  return [...lines]
    .sort((one, other) => one.at - other.at)
    .map((line) => {
      lowest = Math.max(line.at, lowest + 17);
      return { ...line, label: lowest };
    });
}
