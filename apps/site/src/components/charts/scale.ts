/** The vertical axis of a chart: round numbers that cover all values. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** From low to high. */
  readonly ticks: readonly number[];
  /** 0 at the bottom, 1 at the top. */
  readonly share: (value: number) => number;
}

export interface ScaleOptions {
  /** Values that the axis has to include beside those of the data, such as 0. */
  readonly include?: readonly number[];
  /** About how many lines the axis has. */
  readonly lines?: number;
  /** Only whole numbers, for counts. */
  readonly whole?: boolean;
}

export function scaleOf(
  values: readonly number[],
  { include = [], lines = 4, whole = true }: ScaleOptions = {},
): Scale {
  const all = [...values, ...include].filter(Number.isFinite);
  const [least, most] = all.length === 0 ? [0, 1] : [Math.min(...all), Math.max(...all)];
  const step = roundStep((most - least || 1) / Math.max(1, lines - 1), whole);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return {
    low,
    high,
    ticks: Array.from({ length: count + 1 }, (_, index) => clean(low + index * step)),
    share: (value) => (value - low) / (high - low),
  };
}

/** 1, 2, 5 or 10 times a power of ten, not below the given width. */
function roundStep(width: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const factor = [1, 2, 5, 10].find((each) => each * power >= width * 0.999)!;
  return whole ? Math.max(1, factor * power) : factor * power;
}

/** Sums of fractions are not exact: 0.1 + 0.2. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
