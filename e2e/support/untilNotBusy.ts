/** Too many requests of this person at once, or of everybody: pages and screens wait and ask again, too. */
const isBusy = ({ status }: Response) => status === 429 || status === 503;
/** How often a request that was refused as above is repeated, a second apart. */
const turns = 30;

/** Sends a request, and again while the server is too busy for it. `first` is an answer that was already received. */
export async function untilNotBusy(send: () => Promise<Response>, first?: Response): Promise<Response> {
  let answer = first ?? (await send());
  for (let turn = 0; isBusy(answer) && turn < turns; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    answer = await send();
  }
  return answer;
}
