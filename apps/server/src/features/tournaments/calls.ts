import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import { uploadImage } from '../files/service';
import * as applications from './applications/service';
import { createCalendars } from './calendar/service';
import { checkIn } from './check-in/service';
import { createDecisions } from './decisions/service';
import { addTeam } from './invitations/service';
import { type BracketControl, createTakeStep } from './lifecycle/service';
import * as overview from './overview/service';
import * as records from './records/service';
import * as rosters from './rosters/service';
import * as rules from './rules/service';
import * as seeding from './seeding/service';
import * as settings from './settings/service';
import * as signup from './signup/service';

interface Deps {
  readonly brackets: BracketControl;
  readonly getWebsite: ReturnType<typeof overview.createGetWebsite>;
  readonly files: FileStore;
  readonly siteUrl: string;
}

export function createTournamentCalls({
  brackets,
  getWebsite,
  files,
  siteUrl,
}: Deps): FeatureHandlers<'tournaments'> {
  const update = settings.createUpdate({ takeStep: createTakeStep({ brackets }) });
  const decisions = createDecisions({ brackets });
  const calendars = createCalendars({ siteUrl });
  return {
    get: ({ db, input, now }) => overview.listByIds(db, input.ids, now),
    list: ({ db, input, now }) =>
      overview.listTournaments(db, { ...input, unpublished: false, archived: false }, now),
    pastSeries: ({ db, input, now }) => overview.listPastSeries(db, input, now),
    website: ({ db, input, now }) => getWebsite(db, input.id, now),
    listAll: ({ db, input, now }) =>
      overview.listTournaments(db, { ...input, unpublished: true }, now),
    edited: ({ db, input, now }) => settings.getEdited(db, input.id, now),

    create: ({ write, input, action }) =>
      write((tx) => settings.createTournament(tx, input, action)),
    update: ({ write, input, action }) => write((tx) => update(tx, input, action)),
    duplicate: ({ write, input, action }) =>
      write((tx) => settings.duplicateTournament(tx, input, action)),
    editPicture: async ({ write, input: { id, picture }, actor, action }) => {
      const filename =
        picture &&
        (await uploadImage(files, { encoded: picture.data, purpose: 'tournament' }, actor))
          .filename;
      return write((tx) => settings.setPicture(tx, { id, filename }, action));
    },
    archive: ({ write, input, action }) =>
      write((tx) => settings.archiveTournament(tx, input, action)),
    delete: async ({ write, input, action }) => {
      await write((tx) => settings.deleteTournament(tx, input, action));
      return {};
    },

    signup: ({ db, input, action }) => signup.getSignup(db, input.id, action),
    requirements: ({ db, input, action }) => signup.listRequirements(db, input.id, action),
    apply: ({ write, input, action }) => write((tx) => signup.apply(tx, input, action)),
    withdraw: ({ write, input, action }) => write((tx) => decisions.withdraw(tx, input, action)),
    checkIn: ({ write, input, action }) => write((tx) => checkIn(tx, input, action)),
    requiresRules: async ({ db, input }) => ({
      required: await rules.requiresConfirmation(db, input.tournament),
    }),
    confirmedRules: ({ db, input, actor }) =>
      rules.getConfirmation(db, { tournamentId: input.tournament, playerId: actor.id }),
    confirmRules: ({ write, input, action }) =>
      write((tx) => rules.confirmRules(tx, input, action)),

    registered: ({ db, input }) => applications.listRegisteredTeams(db, input.id),
    registeredTeams: ({ db, input }) => applications.listRegisteredTeams(db, input.id),
    applied: ({ db, input, now }) => applications.listApplications(db, input.id, now),
    appliedTeams: ({ db, input, now }) => applications.listApplications(db, input.id, now),
    decide: ({ write, input, action }) => write((tx) => decisions.decide(tx, input, action)),
    addTeam: ({ write, input, action }) => write((tx) => addTeam(tx, input, action)),

    roster: ({ db, input, now }) => rosters.getRoster(db, input, now),
    getRoster: ({ db, input, now }) => rosters.getRoster(db, input, now),
    fullRoster: ({ db, input, now }) => rosters.getFullRoster(db, input, now),
    editRoster: ({ write, input, action }) => write((tx) => rosters.editRoster(tx, input, action)),
    rostersFile: ({ db, input }) => rosters.exportRosters(db, input.id),

    submitSeeding: ({ write, input, action }) =>
      write((tx) => seeding.submitSeeding(tx, input, action)),
    seeding: ({ db, input }) => seeding.getSeeding(db, input.id),
    ownSeeding: ({ db, input, actor }) =>
      seeding.getOwnSeeding(db, { tournamentId: input.id, seederId: actor.id }),
    submittedSeedings: ({ db, input }) => seeding.listSubmittedSeedings(db, input.id),
    draftSeeding: ({ db, input, now }) => seeding.draftSeeding(db, input.id, now),

    worldsInfo: ({ db, input }) => records.listWorldsRecords(db, input.team),
    points: ({ db, input }) => records.getPoints(db, input.team),
    rankLeaderboard: ({ db, input }) => records.listRanking(db, input),
    external: ({ db }) => records.listExternalTeams(db),
    calendar: ({ db, input }) => calendars.ofTournament(db, input),
    matchCalendar: ({ db }) => calendars.ofAll(db),
    teamCalendar: ({ db, input }) => calendars.ofTeam(db, input.name),
  };
}
