/** What becomes of applications: staff decide, teams withdraw, and teams are invited. */
import type { Application, StaffApplication } from '@mes/contract/entry-schemas';
import { ForbiddenError, InvalidAction, MissingParameter } from '@mes/contract/errors';
import type { NotificationType } from '@mes/contract/notification-kinds';
import { type Decision, needsReason, whyNotDecide } from '@mes/domain/roster/decisions';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { Actor } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import type { EntryRow } from '../applications/repository';
import * as entries from '../applications/repository';
import { application, staffApplications } from '../applications/service';
import type { Play } from '../brackets';
import { auditEntry, tellEntries } from '../changes';
import { published } from '../finding';
import { settleDue } from '../lifecycle/service';
import { locked } from '../locking';
import { tellTeams } from '../notices';
import {
  freePlaces,
  holdsPlayers,
  PUBLIC_STATES,
  promote,
  registrationsChanged,
} from '../places/service';
import type { TournamentRow } from '../repository';
import * as rosters from '../rosters/repository';
import type { TournamentSources } from '../sources';

/** What a change of an entry needs to know. */
interface Entering {
  readonly row: TournamentRow;
  readonly team: { readonly id: string; readonly name: string };
  readonly before: EntryRow;
}

export async function decide(
  tx: Tx,
  {
    id,
    team: name,
    state: to,
    reason,
  }: { id: string; team: string; state: Decision; reason?: string },
  { sources, ...play }: Play & { readonly sources: TournamentSources },
): Promise<StaffApplication> {
  const row = await settleDue(tx, await locked(tx, id), play.now);
  const team = await teams.find(tx, name);
  const before = await entries.findEntry(tx, { tournament: row.id, team: team.id });
  if (!before) throw new InvalidAction(`${team.name} has not applied to this tournament.`);
  if (needsReason(to) && !reason) throw new MissingParameter('reason');
  const refusal = whyNotDecide({
    from: before.state,
    to,
    state: row.state,
    freePlaces: await freePlaces(tx, row),
    isDrawn: before.seed !== null,
  });
  if (refusal !== null) throw new InvalidAction(refusal);

  await change(tx, { row, team, before }, { to, reason: reason ?? null }, play);
  await tellTeams(tx, row, {
    teams: [team.id],
    type: NOTICES[to].type,
    text: [NOTICES[to].text(team.name), reason].filter(Boolean).join(' '),
    now: play.now,
  });
  const [decided] = await staffApplications(tx, row, { team: team.id, now: play.now, sources });
  return decided!;
}

const NOTICES: Record<Decision, { type: NotificationType; text: (team: string) => string }> = {
  registered: { type: 'tournament.team_registered', text: (team) => `${team} is registered.` },
  waitlisted: { type: 'tournament.team_waitlisted', text: (team) => `${team} is on the waitlist.` },
  declined: { type: 'tournament.team_declined', text: (team) => `${team} was declined.` },
  dropped: { type: 'tournament.team_dropped', text: (team) => `${team} was taken out.` },
  disqualified: {
    type: 'tournament.team_disqualified',
    text: (team) => `${team} was disqualified.`,
  },
};

/** By the team's leader, at any time before the end. */
export async function withdraw(
  tx: Tx,
  { id }: { id: string },
  { actor, ...play }: Omit<Play, 'actor'> & { readonly actor: Actor },
): Promise<Application> {
  const team = await entries.findTeamOfPlayer(tx, actor.id);
  if (!team || team.leader !== actor.id)
    throw new ForbiddenError('Only the team leader can withdraw from tournaments!');
  // Looked at first: nobody who does not take part may hold up those who do.
  const seen = await published(tx, id);
  await ownEntry(tx, { tournament: seen.id, team: team.id });
  const row = await settleDue(tx, await locked(tx, id), play.now);
  const before = await ownEntry(tx, { tournament: row.id, team: team.id });
  if (row.state === 'finished') throw new InvalidAction('The tournament is over.');

  const to = row.state === 'running' ? 'dropped' : 'withdrawn';
  await change(
    tx,
    { row, team, before },
    { to, reason: 'Withdrawn by the team' },
    { actor, ...play },
  );
  return application(tx, row, team.id);
}

async function ownEntry(tx: Tx, key: { tournament: string; team: string }): Promise<EntryRow> {
  const entry = await entries.findEntry(tx, key);
  if (!entry || !['applied', 'registered', 'waitlisted'].includes(entry.state))
    throw new InvalidAction('Your team does not take part in this tournament.');
  return entry;
}

async function change(
  tx: Tx,
  { row, team, before }: Entering,
  { to, reason }: { to: EntryRow['state']; reason: string | null },
  play: Play,
): Promise<void> {
  const isRunning = hasReached(row.state, 'running');
  const after = await entries.saveEntry(tx, {
    ...before,
    state: to,
    reason,
    updatedAt: play.now,
    decidedBy: to === 'withdrawn' ? null : (play.actor?.id ?? null),
  });
  if (isRunning) await playOn(tx, { row, team, before }, to, play);
  else await holdPlayers(tx, { row, team, before }, to);

  const wasIn = before.state === 'registered';
  const isIn = to === 'registered';
  await registrationsChanged(tx, row, {
    added: isIn && !wasIn ? [team.id] : [],
    removed: wasIn && !isIn ? [team.id] : [],
  });
  await auditEntry(
    tx,
    row,
    {
      action: `tournament.team_${to}`,
      team: team.id,
      before: { state: before.state, reason: before.reason },
      after: { state: after.state, reason: after.reason },
    },
    play,
  );
  const players = await rosters.findRosterIds(tx, { tournament: row.id, teams: [team.id] });
  const isPublic = PUBLIC_STATES.includes(before.state) || PUBLIC_STATES.includes(to);
  await tellEntries(tx, row, `tournament.team_${to}`, { teams: [team.name], players, isPublic });
  if (wasIn && !isIn) await promote(tx, row, play);
}

/** While matches run, whoever goes forfeits, and whoever comes back plays on. */
async function playOn(
  tx: Tx,
  { row, team, before }: Entering,
  to: EntryRow['state'],
  play: Play,
): Promise<void> {
  const entry = { tournament: row.id, team: team.id };
  if (to === 'registered') await play.brackets.reinstate(tx, entry, play);
  else if (before.state === 'registered') await play.brackets.drop(tx, entry, play);
}

/** Before the start a roster that is out leaves its players free, until it comes back. */
async function holdPlayers(
  tx: Tx,
  { row, team, before }: Entering,
  to: EntryRow['state'],
): Promise<void> {
  if (holdsPlayers(to) === holdsPlayers(before.state)) return;
  if (holdsPlayers(to)) {
    const [taken] = await rosters.findTakenPlayers(tx, { tournament: row.id, team: team.id });
    if (taken) throw new InvalidAction(`${taken.player} is already on the roster of ${taken.by}.`);
  }
  await rosters.setRostersActive(tx, {
    tournament: row.id,
    teams: [team.id],
    active: holdsPlayers(to),
  });
}
