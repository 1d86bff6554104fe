import type { Place } from './sphere';

/** Two places in each region, so that neighbours have a way between them as well. */
const REGIONS: Readonly<Record<string, readonly [Place, Place]>> = {
  EU: [
    { lon: 4, lat: 49 },
    { lon: 30, lat: 55 },
  ],
  NA: [
    { lon: -112, lat: 39 },
    { lon: -82, lat: 38 },
  ],
  AS: [
    { lon: 78, lat: 21 },
    { lon: 113, lat: 30 },
  ],
  SA: [
    { lon: -64, lat: -30 },
    { lon: -47, lat: -12 },
  ],
};

export type Flight = readonly [Place, Place];

/** From the home of one team to that of the other; null where one is not known. */
export function flightBetween(from: string | undefined, to: string | undefined): Flight | null {
  const [home, away] = [placesOf(from), placesOf(to)];
  return home && away ? [home[0], away[1]] : null;
}

export function homeOf(region: string | undefined): Place | null {
  return placesOf(region)?.[0] ?? null;
}

function placesOf(region: string | undefined): readonly [Place, Place] | undefined {
  return region === undefined ? undefined : REGIONS[region];
}

/** Between regions, for a globe that is about nobody. */
export const FLIGHTS: readonly Flight[] = [
  [REGIONS.AS![0], REGIONS.EU![0]],
  [REGIONS.EU![1], REGIONS.NA![1]],
  [REGIONS.EU![0], REGIONS.AS![1]],
];
