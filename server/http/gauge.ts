import type { GaugeConfiguration, Registry } from "prom-client";

type Library = typeof import("prom-client");
export type Means = { library: Library; registry: Registry };

/** Every process reports the same figure: adding them up would count it once per process. */
export const ofStore = "; of the whole store: take max, not sum, over processes";

type GaugeOptions = Omit<GaugeConfiguration<string>, "name">;

export function gauge({ library, registry }: Means, name: string, options: GaugeOptions) {
  const { collect, ...rest } = options;
  return new library.Gauge({
    ...rest,
    name,
    registers: [registry],
    // When the store is away the other figures are still reported, and this gauge shows no stale
    // value.
    async collect() {
      this.reset();
      await Promise.resolve(collect?.call(this)).catch(() => this.reset());
    },
  });
}
