const windowMs = 60_000;
const mostOfNetwork = 10;
const mostOfAll = 60;

/** Keeps the first reports of each minute: a few of each network, so that one browser does not hide all others. */
export function sampleReports(now: () => number = Date.now): (network: string) => boolean {
  let begun = -Infinity;
  let all = 0;
  let byNetwork = new Map<string, number>();
  return (network) => {
    const at = now();
    if (at < begun || at - begun >= windowMs) {
      begun = at;
      all = 0;
      byNetwork = new Map();
    }
    const count = byNetwork.get(network) ?? 0;
    if (count >= mostOfNetwork || all >= mostOfAll) return false;
    byNetwork.set(network, count + 1);
    all += 1;
    return true;
  };
}
