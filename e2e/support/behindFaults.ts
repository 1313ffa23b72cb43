import { FaultProxy } from '../faults/faultProxy';
import { freePorts, Product } from './product';

/** A product whose servers are reached through fault proxies. */
export interface ProductBehindFaults {
  product: Product;
  /** Between the browser and the staff shell's origin: pages, releases and calls. */
  staff: FaultProxy;
  partner: FaultProxy;
  /** Between the shells' server and the API. */
  api: FaultProxy;
  heal: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startBehindFaults(): Promise<ProductBehindFaults> {
  const [ports, doors] = [await freePorts(), await freePorts()];
  const before = (server: keyof typeof ports) =>
    FaultProxy.start(`http://localhost:${ports[server]}`, doors[server]);
  const proxies = {
    staff: await before('staff'),
    partner: await before('partner'),
    api: await before('api'),
  };
  const all = Object.values(proxies);
  const product = await Product.start(ports, doors);
  return {
    product,
    ...proxies,
    heal: async () => void (await Promise.all(all.map((proxy) => proxy.heal()))),
    stop: async () => {
      await product.stop();
      await Promise.all(all.map((proxy) => proxy.refuse()));
    },
  };
}
