/** What is on air keeps the series with which it was taken, also when the stream has another one. */
import type { ShowDesk } from '@mes/contract/show-schemas';
import type { StreamDesk } from '@mes/contract/stream-desk';

interface OnAir {
  readonly desk: Pick<ShowDesk, 'program'>;
  readonly stream: Pick<StreamDesk, 'configuration' | 'left'>;
}

/** Null where the scene on air is of the stream, or has a match of its own. */
export function heldSeries({ desk, stream }: OnAir): StreamDesk['left'][number] | null {
  const { cue, series } = desk.program;
  if (!cue || cue.match !== null || series === stream.configuration.series) return null;
  return stream.left.find((each) => each.series === series) ?? null;
}

/** The match that is on air; null for a series that is set by hand. */
export function matchOnAir(onAir: OnAir): string | null {
  const held = heldSeries(onAir);
  if (held) return held.match;
  return onAir.desk.program.cue?.match ?? onAir.stream.configuration.matchup.id;
}
