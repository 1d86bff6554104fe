import type { Clip } from '@mes/contract/highlight-schemas';
import { interpolate } from '../../interpolate';
import { KIND_LABELS } from './labels';
import * as texts from './texts';

type ClipFacts = Pick<Clip, 'kind' | 'map' | 'round' | 'players' | 'tournament'>;

/** "Ace by nelly on Canals, round 12 · Pro League S3": what the clip shows, as far as it is known. */
export function clipSentence({ kind, map, round, players, tournament }: ClipFacts): string {
  const names = players.map(({ name }) => name).join(', ');
  const what = [
    kind ? KIND_LABELS[kind] : texts.clip,
    names !== '' && interpolate(texts.byPlayers, { names }),
    map && interpolate(texts.onMap, { map }),
  ];
  const moment = what.filter(Boolean).join(' ');
  const withRound = round
    ? `${moment}, ${interpolate(texts.round, { number: round }).toLowerCase()}`
    : moment;
  return tournament ? `${withRound} · ${tournament.name}` : withRound;
}
