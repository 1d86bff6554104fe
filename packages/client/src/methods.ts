/**
 * The calls under the names that pages use, with checks before anything is sent. For all other calls
 * use `client.call`.
 */
import type { Account, SignInResult } from '@mes/contract/accounts';
import { InvalidRequest } from '@mes/contract/errors';
import { createResponseCache } from './cache';
import type { Calls } from './calls';
import type { Client } from './client';
import { systemClock } from './clock';
import { sameCredentials } from './identity';

type InputOf<F extends keyof Calls, K extends keyof Calls[F]> = Calls[F][K] extends (
  input: infer I,
  ...rest: never[]
) => unknown
  ? NonNullable<I>
  : never;

export type PerformanceFilters = Omit<InputOf<'statistics', 'performance'>, 'id'>;

/** No rule is `none` in forms and null on the wire. */
export interface PropertyPermissions {
  readonly readPermissions?: string | null;
  readonly writePermissions?: string | null;
}

const TEAM_CACHE_S = 60;
const LOGOUT_TIMEOUT_MS = 3_000;

export type Methods = ReturnType<typeof createMethods>;

export function createMethods({ call, identity, upload }: Client) {
  const streamTeams = createResponseCache(systemClock);
  let account: Account | null = null;
  identity.subscribe((current) => {
    if (current?.id !== account?.id) account = null;
  });

  /** Also updates the stored name and permissions. */
  async function getAccountDetails(): Promise<Account> {
    const before = identity.get();
    const details = await call.accounts.me();
    if (before && sameCredentials(before, identity.get())) {
      account = details;
      saveIdentity(details, before.secret);
    }
    return details;
  }

  /** Stores only what pages need before the account is read: no private fields in local storage. */
  function saveIdentity(
    { id, name, permissions, spoilerFree }: Account,
    secret: string | undefined,
  ): void {
    identity.set({ id, name, permissions, spoilerFree, ...(secret ? { secret } : {}) });
  }

  async function readStreamTeam(name: string) {
    try {
      return await call.stream.team({ name });
    } catch {
      // A scene with less data is better than an empty one.
      return call.teams.info({ team: name });
    }
  }

  return {
    // Account
    async login(input: InputOf<'accounts', 'login'>): Promise<SignInResult> {
      const signedIn = await call.accounts.login(input);
      saveIdentity(signedIn, signedIn.secret);
      return signedIn;
    },
    /** Signs out in the browser even if the call fails or times out. */
    async logout(): Promise<void> {
      if (!identity.get()) return;
      const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
      await call.accounts.logout({}, { signal }).catch(() => {});
      identity.clear();
    },
    getAccountDetails,
    /** The account as last read, if it was read before. */
    getAccountDetailsFast: async () => account ?? getAccountDetails(),

    // Tournaments
    getWebsiteTournament: async (id: string) =>
      call.tournaments.website({ id: required(id, 'tournament is required') }),
    getSignupInfo: async (tournamentId: string) =>
      call.tournaments.signup({ id: required(tournamentId, 'tournament is required') }),
    applyTournament: (tournamentId: string, players: readonly string[]) =>
      call.tournaments.apply({ id: tournamentId, players: [...players] }),
    getTournamentTeams: async (tournamentId: string) =>
      call.tournaments.registered({ id: required(tournamentId, 'tournament is required') }),
    getGroupMatchups: (tournamentId: string) => call.brackets.groupMatchups({ id: tournamentId }),
    getMatches: async (
      tournamentId: string,
      page: Omit<InputOf<'brackets', 'matches'>, 'id'> = {},
    ) => call.brackets.matches({ ...page, id: required(tournamentId, 'Tournament is required') }),

    // Rules
    requiresRule: async (tournamentId: string) =>
      (await call.tournaments.requiresRules({ tournament: tournamentId })).required,
    hasConfirmedRules: async (tournamentId: string) =>
      (await call.tournaments.confirmedRules({ tournament: tournamentId })).confirmed,
    confirmRules: (tournamentId: string) =>
      call.tournaments.confirmRules({ tournament: tournamentId }),

    // Teams and players
    getWebsiteTeam: async (team: string) =>
      call.teams.website({ team: required(team, 'team is required') }),
    async getEncounters(teamA: string, teamB: string) {
      if (!teamA || !teamB) throw new InvalidRequest('teamA and teamB are required');
      return call.matches.encounters({ team1: teamA, team2: teamB });
    },
    getRoster: async (team: string, tournamentId: string) =>
      call.tournaments.getRoster({
        team: required(team, 'team is required'),
        tournament: required(tournamentId, 'tournament is required'),
      }),
    getFullRoster: async (team: string, tournamentId: string) =>
      call.tournaments.fullRoster({
        team: required(team, 'team is required'),
        tournament: required(tournamentId, 'tournament is required'),
      }),
    getPerformance: (playerId: string, filters: PerformanceFilters = {}) =>
      call.statistics.performance({ ...filters, id: playerId }),
    getPhoto: async (id: string) => call.stream.playerPhoto({ id: required(id, 'id is required') }),

    // Stream
    getStreamConfiguration: () => call.stream.configuration(),
    editStreamConfiguration: (edit: InputOf<'stream', 'configure'>) => call.stream.configure(edit),
    /** What scenes show of a team; one request for all scenes. Falls back to the public summary. */
    getStreamTeam: async (team: string) =>
      streamTeams.getOrLoad(required(team, 'team is required'), {
        seconds: TEAM_CACHE_S,
        load: () => readStreamTeam(team),
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
        readPermissions: toRule(readPermissions),
        writePermissions: toRule(writePermissions),
      }),

    // Giveaways
    async editGiveaway(giveaway: Partial<InputOf<'giveaways', 'edit'>>) {
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
      ) as ReturnType<Calls['notes']['addAttachment']>,
  };
}

function required(value: string | undefined, message: string): string {
  if (!value) throw new InvalidRequest(message);
  return value;
}

function toRule(permissions: string | null | undefined): string | null | undefined {
  return permissions === 'none' ? null : permissions;
}
