import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import { uploadImage } from '../files/service';
import * as applications from './applications/service';
import type { BracketKeeper } from './brackets';
import * as calendar from './calendar/service';
import { checkIn } from './check-in/service';
import * as decisions from './decisions/service';
import { addTeam } from './invitations/service';
import * as reading from './overview/service';
import * as records from './records/service';
import * as rosters from './rosters/service';
import * as rules from './rules/service';
import * as seeding from './seeding/service';
import * as settings from './settings/service';
import * as signup from './signup/service';
import type { TournamentSources } from './sources';

interface Parts {
  readonly brackets: BracketKeeper;
  readonly sources: TournamentSources;
  readonly files: FileStore;
  readonly siteUrl: string;
}

export function createTournamentCalls(parts: Parts): FeatureHandlers<'tournaments'> {
  const { brackets, sources, files, siteUrl } = parts;
  return {
    get: ({ db, input, now }) => reading.get(db, input.ids, now),
    list: ({ db, input, now }) =>
      reading.list(db, { ...input, unpublished: false, archived: false }, now),
    website: ({ db, input, now }) => reading.website(db, input.id, { sources, now }),
    listAll: ({ db, input, now }) => reading.list(db, { ...input, unpublished: true }, now),
    edited: ({ db, input, now }) => settings.read(db, input.id, now),

    create: ({ write, input, action }) => write((tx) => settings.create(tx, input, action)),
    update: ({ write, input, actor, now }) =>
      write((tx) => settings.update(tx, input, { actor, now, brackets })),
    duplicate: ({ write, input, action }) => write((tx) => settings.duplicate(tx, input, action)),
    editPicture: async ({ write, input: { id, picture }, actor, now }) => {
      const name =
        picture &&
        (await uploadImage(files, { encoded: picture.data, purpose: 'tournament' }, actor))
          .filename;
      return write((tx) => settings.setPicture(tx, { id, name }, { actor, now }));
    },
    archive: ({ write, input, action }) => write((tx) => settings.archive(tx, input, action)),
    delete: async ({ write, input, action }) => {
      await write((tx) => settings.remove(tx, input, action));
      return {};
    },

    signup: ({ db, input, action }) => signup.signup(db, input.id, action),
    requirements: ({ db, input, action }) => signup.requirements(db, input.id, action),
    apply: ({ write, input, action }) => write((tx) => signup.apply(tx, input, action)),
    withdraw: ({ write, input, actor, now }) =>
      write((tx) => decisions.withdraw(tx, input, { actor, now, brackets })),
    checkIn: ({ write, input, action }) => write((tx) => checkIn(tx, input, action)),
    requiresRules: async ({ db, input }) => ({
      required: await rules.required(db, input.tournament),
    }),
    confirmedRules: ({ db, input, actor }) => rules.confirmation(db, input.tournament, actor.id),
    confirmRules: ({ write, input, action }) =>
      write((tx) => rules.confirm(tx, input.tournament, action)),

    registered: ({ db, input }) => applications.publicTeams(db, input.id),
    registeredTeams: ({ db, input }) => applications.publicTeams(db, input.id),
    applied: ({ db, input, now }) => applications.list(db, input.id, { now, sources }),
    appliedTeams: ({ db, input, now }) => applications.list(db, input.id, { now, sources }),
    decide: ({ write, input, actor, now }) =>
      write((tx) => decisions.decide(tx, input, { actor, now, brackets, sources })),
    addTeam: ({ write, input, actor, now }) =>
      write((tx) => addTeam(tx, input, { actor, now, sources })),

    roster: ({ db, input, now }) => rosters.roster(db, input, now),
    getRoster: ({ db, input, now }) => rosters.roster(db, input, now),
    fullRoster: ({ db, input, now }) => rosters.fullRoster(db, input, now),
    editRoster: ({ write, input, action }) => write((tx) => rosters.editRoster(tx, input, action)),
    rostersFile: ({ db, input }) => rosters.rostersFile(db, input.id),

    submitSeeding: ({ write, input, actor, now }) =>
      write((tx) => seeding.submit(tx, input, { actor, now, sources })),
    seeding: ({ db, input }) => seeding.seeding(db, input.id, sources),
    ownSeeding: ({ db, input, actor }) => seeding.own(db, input.id, actor),
    submittedSeedings: ({ db, input }) => seeding.submitted(db, input.id),
    draftSeeding: ({ db, input, now }) => seeding.draft(db, input.id, { now, sources }),

    worldsInfo: ({ db, input }) => records.worlds(db, input.team),
    points: ({ db, input }) => records.points(db, input.team),
    rankLeaderboard: ({ db, input }) => records.ranking(db, input),
    external: ({ db }) => records.external(db),
    calendar: ({ db, input }) => calendar.ofTournament(db, input.id, siteUrl),
    teamCalendar: ({ db, input }) => calendar.ofTeam(db, input.name, siteUrl),
  };
}
