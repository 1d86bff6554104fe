/** Everything that casters want to know about the match on stream, on one screen. */
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { Encounters } from '@mes/contract/match-schemas';
import type { CasterInfo, CasterTeam } from '@mes/contract/stream-desk';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { milestones, type TeamRecord } from '@mes/domain/scoreboard/milestones';
import { type FormLetter, letterOf } from '@mes/domain/series/form';
import { valuesOf } from '@mes/domain/stream/configuration';
import { audit } from '../../platform/audit/audit';
import type { Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { getEncounters } from '../matches/summaries/service';
import { references, toReference } from '../players/service';
import { totals } from '../statistics/service';
import { toConfiguration } from './configuration';
import { knownTeam, streamMatch } from './reading';
import * as repository from './repository';
import * as notes from './repository-caster';
import type { StreamSources } from './sources';

export async function casterInfo(
  db: Db,
  asked: { teamA?: string; teamB?: string },
  { sources, now }: { sources: StreamSources; now: number },
): Promise<CasterInfo> {
  const row = await repository.findConfiguration(db);
  const configuration = toConfiguration(row);
  const { normTeam1, normTeam2 } = configuration;
  const isOther = asked.teamA !== undefined || asked.teamB !== undefined;
  const [A, B, match] = await Promise.all([
    casterTeam(db, asked.teamA ?? normTeam1, sources),
    casterTeam(db, asked.teamB ?? normTeam2, sources),
    isOther ? null : streamMatch(db, undefined, { match: sources.matchInside }),
  ]);
  const shown = match?.maps ?? valuesOf(configuration).maps;
  const maps = isOther ? [] : shown.map(({ name }) => name);
  const met = A && B ? await getEncounters(db, { team1: A.name, team2: B.name }) : null;
  return {
    configuration,
    match,
    teams: { A, B },
    encounters: met,
    milestones: A && B && met ? await milestonesOf(db, { A, B, met, maps, now }) : [],
    rehearsal: row.rehearsal !== null,
  };
}

export async function setPronunciation(
  tx: Tx,
  { player, pronunciation }: { player: string; pronunciation: string },
  { actor, now }: { actor: Pick<Actor, 'id'>; now: number },
) {
  if (!(await references(tx, [player])).has(player)) throw new ObjectNotFound();
  if (pronunciation === '') await repository.deletePronunciation(tx, player);
  else
    await repository.savePronunciation(tx, {
      player,
      pronunciation,
      updatedAt: now,
      updatedBy: actor.id,
    });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'player.pronunciation_changed',
    subject: `player:${player}`,
    after: pronunciation,
  });
  await publish(tx, channels.staff(), 'player.pronunciation_changed', { id: player });
  return { player, pronunciation };
}

async function casterTeam(
  db: Db,
  name: string,
  sources: StreamSources,
): Promise<CasterTeam | null> {
  const team = await knownTeam(db, name, sources.bans);
  if (!team) return null;
  const ids = team.players.map(({ id }) => id);
  const [information, totalsOf, known] = await Promise.all([
    notes.findInformation(db, team.name),
    totals(db, ids),
    notes.findPlayerNotes(db, ids),
  ]);
  return {
    ...team,
    information: information.map(({ addedBy, ...line }) => ({
      ...line,
      addedBy: addedBy && toReference(addedBy),
    })),
    players: team.players.map(({ id, name, photo }) => {
      const { country = null, facts, pronunciation } = known.get(id) ?? {};
      return {
        id,
        name,
        photo,
        country,
        pronunciation: pronunciation ?? '',
        facts: facts ?? '',
        totals: totalsOf(id),
      };
    }),
  };
}

interface Meeting {
  readonly A: CasterTeam;
  readonly B: CasterTeam;
  readonly met: Encounters;
  /** None where the teams were asked for and do not play on stream. */
  readonly maps: readonly DefuseMap[];
  readonly now: number;
}

async function milestonesOf(
  db: Db,
  { A, B, met, maps, now }: Meeting,
): Promise<CasterInfo['milestones']> {
  const [ofA, ofB] = await Promise.all([recordOf(db, A), recordOf(db, B)]);
  const found = milestones({
    now,
    teams: { A: ofA, B: ofB },
    players: [...A.players, ...B.players].map(
      ({ name, totals: { kills, maps, clutches, headshots } }) => ({
        name,
        kills,
        maps,
        clutches,
        headshots,
      }),
    ),
    headToHead: met,
    lastMet: met.matches[0]?.finishedAt ?? null,
    maps,
  });
  return found.map(({ kind, about, text }) => ({ kind, about, text }));
}

async function recordOf(db: Db, { name, statistics }: CasterTeam): Promise<TeamRecord> {
  const onMaps: Partial<Record<string, FormLetter[]>> = {};
  for (const { map, winner, own } of await notes.findMapResults(db, name)) {
    const letters = onMaps[map] ?? [];
    letters.push(letterOf(winner, own));
    onMaps[map] = letters;
  }
  return { name, letters: lettersOf(statistics), onMaps };
}

/** The form shows ten; a longer run is known by its length alone. */
function lettersOf({ form, streak }: CasterTeam['statistics']): FormLetter[] {
  if (Math.abs(streak) <= form.length) return form;
  return Array<FormLetter>(Math.abs(streak)).fill(streak > 0 ? 'W' : 'L');
}
