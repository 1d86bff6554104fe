/** The facts about the match on stream for casters. */
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { Encounters } from '@mes/contract/match-schemas';
import type { CasterInfo, CasterTeam } from '@mes/contract/stream-desk';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { milestones, type TeamRecord } from '@mes/domain/scoreboard/milestones';
import { type FormLetter, formLetter } from '@mes/domain/series/form';
import { deriveValues } from '@mes/domain/stream/configuration';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { getEncounters } from '../../matches/summaries/service';
import { findReferences } from '../../players/service';
import { readTotals } from '../../statistics/players/service';
import { listInformation } from '../../teams/information/service';
import { toConfiguration } from '../configuration/service';
import { findConfiguration } from '../repository';
import type { StreamSources } from '../service';
import { findStreamTeam, readStreamMatch } from '../views';
import * as repository from './repository';

export async function readCasterInfo(
  db: Db,
  input: { teamA?: string; teamB?: string },
  { sources, now }: { sources: StreamSources; now: number },
): Promise<CasterInfo> {
  const row = await findConfiguration(db);
  const configuration = toConfiguration(row);
  const { normTeam1, normTeam2 } = configuration;
  const isOtherPairing = input.teamA !== undefined || input.teamB !== undefined;
  const [A, B, match] = await Promise.all([
    readCasterTeam(db, input.teamA ?? normTeam1, sources),
    readCasterTeam(db, input.teamB ?? normTeam2, sources),
    isOtherPairing
      ? null
      : readStreamMatch(db, undefined, { ...sources, match: sources.matchInside }),
  ]);
  const shown = match?.maps ?? deriveValues(configuration).maps;
  const maps = isOtherPairing ? [] : shown.map(({ name }) => name);
  const met = A && B ? await getEncounters(db, { team1: A.name, team2: B.name }) : null;
  return {
    configuration,
    match,
    teams: { A, B },
    encounters: met,
    milestones: A && B && met ? await findMilestones(db, { A, B, met, maps, now }) : [],
    rehearsal: row.rehearsal !== null,
  };
}

export async function setPronunciation(
  tx: Tx,
  { player: playerId, pronunciation }: { player: string; pronunciation: string },
  { actor, now }: Action,
) {
  if (!(await findReferences(tx, [playerId])).has(playerId)) throw new ObjectNotFound();
  if (pronunciation === '') await repository.deletePronunciation(tx, playerId);
  else
    await repository.savePronunciation(tx, {
      player: playerId,
      pronunciation,
      updatedAt: now,
      updatedBy: actor.id,
    });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'player.pronunciation_changed',
    subject: `player:${playerId}`,
    after: pronunciation,
  });
  await publish(tx, channels.staff(), 'player.pronunciation_changed', { id: playerId });
  return { player: playerId, pronunciation };
}

async function readCasterTeam(
  db: Db,
  teamName: string,
  sources: StreamSources,
): Promise<CasterTeam | null> {
  const team = await findStreamTeam(db, teamName, sources);
  if (!team) return null;
  const ids = team.players.map(({ id }) => id);
  const [information, totalsOf, known] = await Promise.all([
    listInformation(db, team.name),
    readTotals(db, ids),
    repository.findPlayerNotes(db, ids),
  ]);
  return {
    ...team,
    information,
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
  /** Empty if the teams are not those on stream. */
  readonly maps: readonly DefuseMap[];
  readonly now: number;
}

async function findMilestones(
  db: Db,
  { A, B, met, maps, now }: Meeting,
): Promise<CasterInfo['milestones']> {
  const [ofA, ofB] = await Promise.all([readTeamRecord(db, A), readTeamRecord(db, B)]);
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

async function readTeamRecord(db: Db, { name, statistics }: CasterTeam): Promise<TeamRecord> {
  const onMaps: Partial<Record<string, FormLetter[]>> = {};
  for (const { map, winner, own } of await repository.findMapResults(db, name)) {
    const letters = onMaps[map] ?? [];
    letters.push(formLetter(winner, own));
    onMaps[map] = letters;
  }
  return { name, letters: lettersOf(statistics), onMaps };
}

/** The form has ten letters; a longer streak is known by its length. */
function lettersOf({ form, streak }: CasterTeam['statistics']): FormLetter[] {
  if (Math.abs(streak) <= form.length) return form;
  return Array<FormLetter>(Math.abs(streak)).fill(streak > 0 ? 'W' : 'L');
}
