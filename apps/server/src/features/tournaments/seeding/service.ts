/** The order of the teams: seeders submit theirs, and staff publish the final one. */
import type { DraftedSeed, Seeding, SubmittedSeeding } from '@mes/contract/entry-schemas';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import { draftOrder } from '@mes/domain/tournament/seeding/draft';
import { separate } from '@mes/domain/tournament/seeding/separate';
import type { Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { toReference } from '../../players/service';
import * as teams from '../../teams/service';
import { teamReference } from '../../teams/service';
import * as entries from '../applications/repository';
import { recordChange } from '../changes';
import { existing, published } from '../finding';
import { settleDue } from '../lifecycle/service';
import { lockedPublished } from '../locking';
import { tellTeams } from '../notices';
import type { TournamentRow } from '../repository';
import * as repository from '../repository';
import { shownElos, type TournamentSources } from '../sources';
import * as seeds from './repository';

/** Placements of so long ago still say how strong a team is. */
const PAST_MS = 365 * 86_400_000;
/** And so long ago a match is still fresh in mind. */
const RIVALRY_MS = 180 * 86_400_000;

type Registered = Awaited<ReturnType<typeof registered>>;

interface Submission {
  readonly id: string;
  readonly teams: readonly string[];
  readonly final: boolean;
  readonly separate: boolean;
  readonly revision?: number;
}

interface Seeder {
  readonly actor: Actor;
  readonly now: number;
  readonly sources: TournamentSources;
}

export async function submit(
  tx: Tx,
  submission: Submission,
  { actor, now, sources }: Seeder,
): Promise<{ own: SubmittedSeeding | null; seeding: Seeding }> {
  const row = await settleDue(tx, await lockedPublished(tx, submission.id), now);
  if (hasReached(row.state, 'running'))
    throw new InvalidAction('Matches are drawn: the seeding stands.');
  const order = orderOf(await registered(tx, row.id), submission.teams);
  if (submission.final) await publish(tx, row, { ...submission, order }, { actor, now });
  else {
    await seeds.saveSubmitted(tx, {
      tournament: row.id,
      seeder: actor.id,
      teams: order,
      submittedAt: now,
    });
    await recordChange(
      tx,
      row,
      { action: 'tournament.seeding_submitted', after: order, forStaff: true },
      { actor, now },
    );
  }
  return { own: await own(tx, row.id, actor), seeding: await seeding(tx, row.id, sources) };
}

async function publish(
  tx: Tx,
  row: TournamentRow,
  {
    order,
    separate: wantsApart,
    revision,
  }: Pick<Submission, 'separate' | 'revision'> & { order: string[] },
  { actor, now }: Pick<Seeder, 'actor' | 'now'>,
): Promise<void> {
  if (!hasReached(row.state, 'signup_closed'))
    throw new InvalidAction('Signup is still open: the teams can change.');
  if (revision !== undefined && revision !== row.seedingRevision) {
    throw new InvalidAction('The seeding was changed by someone else meanwhile.', {
      revision: row.seedingRevision,
    });
  }
  const final = wantsApart ? await apart(tx, row, { order, now }) : order;
  await seeds.saveSeeds(tx, { tournament: row.id, teams: final });
  const saved = await repository.update(tx, row.id, {
    seeded: true,
    seedingRevision: row.seedingRevision + 1,
    updatedAt: now,
  });
  await recordChange(
    tx,
    saved,
    { action: 'tournament.seeding_published', after: [...final] },
    { actor, now },
  );
  await tellTeams(tx, row, {
    teams: final,
    type: 'tournament.seeding_published',
    text: 'The seeding is published.',
    now,
  });
}

export async function seeding(db: Db, id: string, sources: TournamentSources): Promise<Seeding> {
  const row = await published(db, id);
  const order = row.seeded ? await registered(db, row.id) : [];
  const elo = await shownElos(
    db,
    sources,
    order.map(({ team }) => team.id),
  );
  return {
    state: row.seeded ? 'final' : 'open',
    revision: row.seedingRevision,
    teams: order.flatMap(({ entry, team }) =>
      entry.seed === null
        ? []
        : [{ seed: entry.seed, team: teamReference(team), elo: elo(team.id) }],
    ),
  };
}

/** Null if the actor has submitted none. */
export async function own(db: Db, id: string, actor: Actor): Promise<SubmittedSeeding | null> {
  const row = await existing(db, id);
  const [found] = await seeds.findSubmitted(db, { tournament: row.id, seeder: actor.id });
  return found ? (await toSubmitted(db, [found]))[0]! : null;
}

export async function submitted(db: Db, id: string): Promise<SubmittedSeeding[]> {
  const row = await existing(db, id);
  return toSubmitted(db, await seeds.findSubmitted(db, { tournament: row.id }));
}

/** A first order, for staff to start from. */
export async function draft(
  db: Db,
  id: string,
  { now, sources }: { now: number; sources: TournamentSources },
): Promise<DraftedSeed[]> {
  const row = await existing(db, id);
  const entered = await registered(db, row.id);
  const ids = entered.map(({ team }) => team.id);
  const [elo, past, orders] = await Promise.all([
    shownElos(db, sources, ids),
    seeds.sumPoints(db, { teams: ids, since: now - PAST_MS }),
    seeds.findSubmitted(db, { tournament: row.id }),
  ]);
  const drafted = draftOrder(
    ids.map((team) => ({ team, elo: elo(team), pastPoints: past.get(team) ?? 0 })),
    orders.map((each) => each.teams),
  );
  const byId = new Map(entered.map(({ team }) => [team.id, team]));
  return drafted.map(({ team, ...facts }) => ({ ...facts, team: teamReference(byId.get(team)!) }));
}

/** Who shared a group or opened against each other lately meets late, as far as seeds allow. */
async function apart(
  tx: Tx,
  { id, stages }: TournamentRow,
  { order, now }: { order: readonly string[]; now: number },
): Promise<readonly string[]> {
  const [first] = stages;
  if (!first) return order;
  const since = now - RIVALRY_MS;
  const met = await seeds.findMeetings(tx, { teams: order, since, except: id });
  const pairs = (meetings: typeof met) => meetings.map(({ one, other }) => [one, other] as const);
  return separate(order, first, {
    rivals: pairs(met.filter(({ inGroup }) => inGroup)),
    rematches: pairs(met.filter(({ inGroup }) => !inGroup)),
  }).order;
}

function registered(db: Db, tournament: string) {
  return entries.findEntries(db, { tournament, states: ['registered'] });
}

/** Ids of the teams named: every registered one exactly once. */
function orderOf(entered: Registered, names: readonly string[]): string[] {
  const byName = new Map(entered.map(({ team }) => [team.name.toLowerCase(), team.id]));
  const order = names.map((name) => {
    const id = byName.get(name.toLowerCase());
    if (id === undefined) throw new InvalidParameter('teams', `${name} is not registered.`);
    return id;
  });
  const twice = order.findIndex((id, index) => order.indexOf(id) !== index);
  if (twice >= 0) throw new InvalidParameter('teams', `${names[twice]} is named twice.`);
  const missing = entered.find(({ team }) => !order.includes(team.id));
  if (missing) throw new InvalidParameter('teams', `${missing.team.name} is missing.`);
  return order;
}

async function toSubmitted(
  db: Db,
  rows: Awaited<ReturnType<typeof seeds.findSubmitted>>,
): Promise<SubmittedSeeding[]> {
  const known = await teams.references(
    db,
    rows.flatMap((row) => row.teams),
  );
  return rows.map(({ seeder, teams: ids, submittedAt }) => ({
    seeder: toReference(seeder),
    teams: ids.flatMap((id) => known.get(id) ?? []),
    submittedAt,
  }));
}
