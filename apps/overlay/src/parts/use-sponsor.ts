import { SPONSORS } from '../data/sources';
import { useSource } from '../data/use-live-data';
import type { Sponsor } from '../models/in-game';
import { useNow } from './use-now';

const UNKNOWN_TURN_MS = 60_000;

/** The sponsor with this id, or with null the one whose turn it is by the clock: the same in all pages. */
export function useSponsor(id: string | null): Sponsor | null {
  const rotation = useSource(SPONSORS) ?? null;
  const turnMs = rotation ? rotation.seconds * 1_000 : UNKNOWN_TURN_MS;
  const now = useNow(turnMs);
  const sponsors = rotation?.sponsors ?? [];
  const turn = Math.floor(now / turnMs) % Math.max(1, sponsors.length);
  const sponsor = id === null ? sponsors[turn] : sponsors.find((each) => each.id === id);
  return sponsor ? { name: sponsor.name, picture: sponsor.picture.url } : null;
}
