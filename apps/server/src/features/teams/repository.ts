import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { matches } from '../matches/tables';
import { bans } from '../moderation/tables';
import { players } from '../players/tables';
import { tournaments, tournamentTeams } from '../tournaments/tables';
import { teamInformation, teamMemberships, teamNames, teams } from './tables';

export type TeamRow = typeof teams.$inferSelect;
export type TeamChange = Partial<typeof teams.$inferInsert>;

/** Years of a lively team; joining and leaving in turns makes no page longer. */
const MEMBERSHIPS_SHOWN = 300;

const reference = { id: players.id, name: players.name, photo: players.photo };

/** Names are unique whatever their case. */
const named = (name: string) => eq(sql`lower(${teams.name})`, sql`lower(${name})`);

export async function findByName(db: Db, name: string): Promise<TeamRow | undefined> {
  const [row] = await db.select().from(teams).where(named(name));
  return row;
}

export async function findByNameForUpdate(tx: Tx, name: string): Promise<TeamRow | undefined> {
  const [row] = await tx.select().from(teams).where(named(name)).for('update');
  return row;
}

export async function findByIdForUpdate(tx: Tx, id: string): Promise<TeamRow | undefined> {
  const [row] = await tx.select().from(teams).where(eq(teams.id, id)).for('update');
  return row;
}

export async function findAllByIds(db: Db, ids: readonly string[]): Promise<TeamRow[]> {
  return db
    .select()
    .from(teams)
    .where(inArray(teams.id, [...ids]));
}

export async function findTeamOf(db: Db, player: string): Promise<string | null> {
  const [row] = await db.select({ team: players.team }).from(players).where(eq(players.id, player));
  return row?.team ?? null;
}

/** Whether a ban that keeps the team out of tournaments is in force. */
export async function isBanned(db: Db, team: string): Promise<boolean> {
  const rows = await db
    .select({ id: bans.id })
    .from(bans)
    .where(
      and(
        eq(bans.team, team),
        inArray(bans.scope, ['site', 'tournaments']),
        isNull(bans.liftedAt),
        or(isNull(bans.until), gt(bans.until, sql`now()`)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function findMembers(db: Db, team: string) {
  return db
    .select(reference)
    .from(players)
    .where(eq(players.team, team))
    .orderBy(asc(sql`lower(${players.name})`));
}

export async function insert(tx: Tx, team: typeof teams.$inferInsert): Promise<void> {
  await tx.insert(teams).values(team);
}

export async function update(tx: Tx, id: string, change: TeamChange): Promise<void> {
  await tx.update(teams).set(change).where(eq(teams.id, id));
}

/** Ids of the tournaments and of the matches to come whose pages show the team. */
export async function findWhereShown(
  db: Db,
  team: string,
): Promise<{ tournaments: string[]; matches: string[] }> {
  const played = await db
    .select({ id: tournaments.id })
    .from(tournamentTeams)
    .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
    .where(
      and(
        eq(tournamentTeams.team, team),
        inArray(tournamentTeams.state, ['registered', 'dropped', 'disqualified']),
        ne(tournaments.state, 'draft'),
      ),
    );
  const open = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        or(eq(matches.teamA, team), eq(matches.teamB, team)),
        inArray(matches.state, ['scheduled', 'veto', 'live']),
      ),
    );
  return { tournaments: played.map(({ id }) => id), matches: open.map(({ id }) => id) };
}

/** What the team is called now that was called so last. */
export async function findNameAfter(db: Db, former: string): Promise<string | null> {
  const [row] = await db
    .select({ name: teams.name })
    .from(teamNames)
    .innerJoin(teams, eq(teams.id, teamNames.team))
    .where(
      and(eq(sql`lower(${teamNames.name})`, sql`lower(${former})`), eq(teamNames.hidden, false)),
    )
    .orderBy(desc(teamNames.until))
    .limit(1);
  return row?.name ?? null;
}

export async function findNames(db: Db, team: string) {
  return db
    .select({ name: teamNames.name, until: teamNames.until })
    .from(teamNames)
    .where(and(eq(teamNames.team, team), eq(teamNames.hidden, false)))
    .orderBy(desc(teamNames.until), desc(teamNames.id));
}

export async function findLastNameChange(db: Db, team: string): Promise<number | null> {
  const [row] = await db
    .select({ until: teamNames.until })
    .from(teamNames)
    .where(eq(teamNames.team, team))
    .orderBy(desc(teamNames.until))
    .limit(1);
  return row?.until ?? null;
}

/** Whether another team has given the name up since. */
export async function wasNameOfOther(
  db: Db,
  { name, team, since }: { name: string; team: string; since: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: teamNames.id })
    .from(teamNames)
    .where(
      and(
        eq(sql`lower(${teamNames.name})`, sql`lower(${name})`),
        eq(teamNames.hidden, false),
        ne(teamNames.team, team),
        gt(teamNames.until, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertName(tx: Tx, name: typeof teamNames.$inferInsert): Promise<void> {
  await tx.insert(teamNames).values(name);
}

export async function findMembershipsByTeam(db: Db, team: string) {
  return db
    .select({
      player: reference,
      joinedAt: teamMemberships.joinedAt,
      leftAt: teamMemberships.leftAt,
      leftBy: teamMemberships.leftBy,
    })
    .from(teamMemberships)
    .innerJoin(players, eq(players.id, teamMemberships.player))
    .where(eq(teamMemberships.team, team))
    .orderBy(desc(teamMemberships.joinedAt), desc(teamMemberships.id))
    .limit(MEMBERSHIPS_SHOWN);
}

export async function findMembershipsByPlayer(db: Db, player: string) {
  return db
    .select({
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
      joinedAt: teamMemberships.joinedAt,
      leftAt: teamMemberships.leftAt,
    })
    .from(teamMemberships)
    .innerJoin(teams, eq(teams.id, teamMemberships.team))
    .where(eq(teamMemberships.player, player))
    .orderBy(desc(teamMemberships.joinedAt), desc(teamMemberships.id));
}

export async function findInformation(db: Db, team: string) {
  return db
    .select({
      text: teamInformation.text,
      addedAt: teamInformation.addedAt,
      addedBy: reference,
    })
    .from(teamInformation)
    .leftJoin(players, eq(players.id, teamInformation.addedBy))
    .where(eq(teamInformation.team, team))
    .orderBy(asc(teamInformation.addedAt), asc(teamInformation.text));
}

/** Answers whether the team did not have that line yet. */
export async function insertInformation(
  tx: Tx,
  line: typeof teamInformation.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(teamInformation).values(line).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Answers whether the team had that line. */
export async function deleteInformation(
  tx: Tx,
  { team, text }: { team: string; text: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(teamInformation)
    .where(and(eq(teamInformation.team, team), eq(teamInformation.text, text)))
    .returning();
  return deleted.length > 0;
}
