import type { GaugeConfiguration, Registry } from "prom-client";

type Library = typeof import("prom-client");
export type Means = { library: Library; registry: Registry };

/** Every process reports the same: to add them up would count all of it once a process. */
export const ofStore = "; of the whole store: take max, not sum, over processes";

type GaugeOptions = Omit<GaugeConfiguration<string>, "name">;

export function gauge({ library, registry }: Means, name: string, options: GaugeOptions) {
  const { collect, ...rest } = options;
  return new library.Gauge({
    ...rest,
    name,
    registers: [registry],
    // Without the store the other figures still come, and no stale one of this gauge.
    async collect() {
      this.reset();
      await Promise.resolve(collect?.call(this)).catch(() => this.reset());
    },
  });
}
