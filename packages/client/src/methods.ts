/**
 * The calls under the names that pages use, with what the client refuses by itself. Everything
 * else is `client.call` directly.
 */
import type { Account, SignedIn } from '@mes/contract/accounts';
import { InvalidRequest } from '@mes/contract/errors';
import { createCache } from './cache';
import type { Calls } from './calls';
import type { Client } from './client';
import { systemClock } from './clock';
import { sameCredentials } from './identity';

type Input<F extends keyof Calls, K extends keyof Calls[F]> = Calls[F][K] extends (
  input: infer I,
  ...rest: never[]
) => unknown
  ? NonNullable<I>
  : never;

export type PerformanceFilters = Omit<Input<'statistics', 'performance'>, 'id'>;

/** `none` stands for no rule in forms; null does on the wire. */
export interface PropertyPermissions {
  readonly readPermissions?: string | null;
  readonly writePermissions?: string | null;
}

const TEAM_KEPT_S = 60;
const LOGOUT_WITHIN_MS = 3_000;

export type Methods = ReturnType<typeof createMethods>;

export function createMethods({ call, identity, upload }: Client) {
  const streamTeams = createCache(systemClock);
  let account: Account | null = null;
  identity.subscribe((current) => {
    if (current?.id !== account?.id) account = null;
  });

  /** Also brings the stored name and permissions up to date. */
  async function getAccountDetails(): Promise<Account> {
    const before = identity.get();
    const read = await call.accounts.me();
    if (before && sameCredentials(before, identity.get())) {
      account = read;
      remember(read, before.secret);
    }
    return read;
  }

  /** No more than pages need before the account is read again: storage is no place for an address. */
  function remember({ id, name, permissions }: Account, secret: string): void {
    identity.set({ id, name, permissions, secret });
  }

  async function readStreamTeam(name: string) {
    try {
      return await call.stream.team({ name });
    } catch {
      // A scene that shows less is better than one that shows nothing.
      return call.teams.info({ team: name });
    }
  }

  return {
    // Account
    async login(input: Input<'accounts', 'login'>): Promise<SignedIn> {
      const signedIn = await call.accounts.login(input);
      remember(signedIn, signedIn.secret);
      return signedIn;
    },
    /** Signs out here whatever the server says, or does not say in time. */
    async logout(): Promise<void> {
      if (!identity.get()) return;
      const signal = AbortSignal.timeout(LOGOUT_WITHIN_MS);
      await call.accounts.logout({}, { signal }).catch(() => {});
      identity.clear();
    },
    getAccountDetails,
    /** The account as it was last read, if it was: for what has to be there at once. */
    getAccountDetailsFast: async () => account ?? getAccountDetails(),

    // Tournaments
    getWebsiteTournament: async (id: string) =>
      call.tournaments.website({ id: required(id, 'tournament is required') }),
    getSignupInfo: async (tournament: string) =>
      call.tournaments.signup({ id: required(tournament, 'tournament is required') }),
    applyTournament: (tournamentId: string, players: readonly string[]) =>
      call.tournaments.apply({ id: tournamentId, players: [...players] }),
    getTournamentTeams: async (tournament: string) =>
      call.tournaments.registered({ id: required(tournament, 'tournament is required') }),
    getGroupMatchups: (tournament: string) => call.brackets.groupMatchups({ id: tournament }),
    getMatches: async (tournament: string, page: Omit<Input<'brackets', 'matches'>, 'id'> = {}) =>
      call.brackets.matches({ ...page, id: required(tournament, 'Tournament is required') }),

    // Rules
    requiresRule: async (tournament: string) =>
      (await call.tournaments.requiresRules({ tournament })).required,
    hasConfirmedRules: async (tournament: string) =>
      (await call.tournaments.confirmedRules({ tournament })).confirmed,
    confirmRules: (tournament: string) => call.tournaments.confirmRules({ tournament }),

    // Teams and players
    getWebsiteTeam: async (team: string) =>
      call.teams.website({ team: required(team, 'team is required') }),
    async getEncounters(teamA: string, teamB: string) {
      if (!teamA || !teamB) throw new InvalidRequest('teamA and teamB are required');
      return call.matches.encounters({ team1: teamA, team2: teamB });
    },
    getRoster: async (team: string, tournament: string) =>
      call.tournaments.getRoster({
        team: required(team, 'team is required'),
        tournament: required(tournament, 'tournament is required'),
      }),
    getFullRoster: async (team: string, tournament: string) =>
      call.tournaments.fullRoster({
        team: required(team, 'team is required'),
        tournament: required(tournament, 'tournament is required'),
      }),
    getPerformance: (player: string, filters: PerformanceFilters = {}) =>
      call.statistics.performance({ ...filters, id: player }),
    getPhoto: async (id: string) => call.stream.playerPhoto({ id: required(id, 'id is required') }),

    // Stream
    getStreamConfiguration: () => call.stream.configuration(),
    editStreamConfiguration: (edit: Input<'stream', 'configure'>) => call.stream.configure(edit),
    /** What scenes draw of a team: asked once for all scenes, with a fallback to its public summary. */
    getStreamTeam: async (team: string) =>
      streamTeams.through(required(team, 'team is required'), {
        seconds: TEAM_KEPT_S,
        ask: () => readStreamTeam(team),
      }) as ReturnType<typeof readStreamTeam>,

    // Properties
    readProperty: async (id: string) =>
      call.properties.read({ id: required(id, 'id is required') }),
    updatePropertyPermissions: (
      id: string,
      { readPermissions, writePermissions }: PropertyPermissions,
    ) =>
      call.properties.updatePermissions({
        id,
        readPermissions: ruleOf(readPermissions),
        writePermissions: ruleOf(writePermissions),
      }),

    // Giveaways
    async editGiveaway(giveaway: Partial<Input<'giveaways', 'edit'>>) {
      return call.giveaways.edit({ ...giveaway, id: required(giveaway.id, 'No id') });
    },

    // Notes
    /** Attaches a file to the notes about a player or team. */
    addNoteAttachment: (
      { id, name, file }: { id: string; name: string; file: Blob },
      options?: Parameters<Client['upload']>[2],
    ) =>
      upload(
        `/notes/${encodeURIComponent(id)}/attachments/${encodeURIComponent(name)}`,
        file,
        options,
      ) as ReturnType<Calls['moderation']['addAttachment']>,
  };
}

function required(value: string | undefined, message: string): string {
  if (!value) throw new InvalidRequest(message);
  return value;
}

function ruleOf(permissions: string | null | undefined): string | null | undefined {
  return permissions === 'none' ? null : permissions;
}
