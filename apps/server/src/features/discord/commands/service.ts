/**
 * Slash commands. They answer what the site shows to everyone, and act as the account of the site
 * that belongs to whoever asks. Errors are shown to that person alone.
 */
import { ForbiddenError, ProductError } from '@mes/contract/errors';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type {
  APIInteraction,
  RESTPutAPIApplicationGuildCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Action } from '../../../platform/calls/actor';
import type { Database } from '../../../platform/database/database';
import type { DiscordClient, InteractionAnswer } from '../../../platform/discord/client';
import { DiscordRefused, DiscordUnavailable } from '../../../platform/discord/errors';
import type { Log } from '../../../platform/log';
import { findActorByProvider } from '../../accounts/service';
import type { MatchReader } from '../../matches/service';
import { listRecentOfTournament, listUpcoming } from '../../matches/summaries/service';
import { assertNotBanned } from '../../moderation/service';
import { readSummary } from '../../teams/service';
import { checkIn } from '../../tournaments/check-in/service';
import { findPublished } from '../../tournaments/service';
import { claimInteraction } from '../gateway/service';
import { suggest } from '../suggestions/service';
import { escapeMarkdown } from '../views';
import { texts } from './texts';

interface Options {
  readonly database: Database;
  readonly client: DiscordClient;
  readonly readMatch: () => MatchReader;
  readonly siteUrl: string;
  readonly log: Log;
  readonly clock: () => number;
}

export interface Commands {
  /** Answers an interaction. Never rejects. */
  handle(interaction: APIInteraction): Promise<void>;
}

interface Invocation {
  readonly userId: string;
  option(name: string): string;
}

const APPLICATION_COMMAND = 2;
const AUTOCOMPLETE = 4;
const CHAT_INPUT = 1;
const STRING = 3;
/** Discord waits for three seconds: what takes longer is announced first. */
const DEFER_AFTER_MS = 1_500;
/** Of a tournament, before and after now. */
const SHOWN_MATCHES = 5;

const option = (name: string, description: string) => ({
  type: STRING as number,
  name,
  description,
  required: true,
  max_length: 100,
  autocomplete: true,
});

export const COMMANDS = [
  {
    name: 'match',
    description: texts.commands.match,
    options: [option('id', texts.commands.matchId)],
  },
  {
    name: 'team',
    description: texts.commands.team,
    options: [option('name', texts.commands.teamName)],
  },
  {
    name: 'bracket',
    description: texts.commands.bracket,
    options: [option('tournament', texts.commands.tournamentId)],
  },
  {
    name: 'checkin',
    description: texts.commands.checkIn,
    options: [option('tournament', texts.commands.tournamentId)],
  },
].map((command) => ({
  ...command,
  type: CHAT_INPUT,
})) as RESTPutAPIApplicationGuildCommandsJSONBody;

export function createCommands({
  database,
  client,
  readMatch,
  siteUrl,
  log,
  clock,
}: Options): Commands {
  const { db } = database;

  const answers: Record<string, (invocation: Invocation) => Promise<InteractionAnswer>> = {
    async match({ option: read }) {
      const { id, teamA, teamB, scoreA, scoreB, bestOf, startsAt } = await readMatch()(
        db,
        read('id'),
      );
      return cardOf({
        title: texts.teams(teamA?.name, teamB?.name),
        lines: [
          `**${texts.score(scoreA, scoreB)}** · ${texts.bestOf(bestOf)}`,
          ...(startsAt === null ? [] : [texts.starts(Math.floor(startsAt / 1_000))]),
        ],
        url: `${siteUrl}/app/match/${encodeURIComponent(id)}`,
      });
    },
    async team({ option: read }) {
      const { name, tag, players } = await readSummary(db, read('name'), clock());
      const names = players.map((player) => escapeMarkdown(player.name)).join(', ');
      return cardOf({
        title: `[${tag}] ${name}`,
        lines: [names === '' ? texts.noPlayers : texts.players(names)],
        url: `${siteUrl}/app/teams/${encodeURIComponent(name)}`,
      });
    },
    async bracket({ option: read }) {
      const { id, name, state } = await findPublished(db, read('tournament'));
      const [open, played] = await Promise.all([
        listUpcoming(db, { tournamentId: id, count: SHOWN_MATCHES }),
        listRecentOfTournament(db, { tournamentId: id, count: SHOWN_MATCHES }),
      ]);
      return cardOf({
        title: name,
        lines: [
          texts.state(state),
          ...sectionOf(texts.open, open.filter(hasTeams)),
          ...sectionOf(texts.played, played),
        ],
        url: `${siteUrl}/app/tournament/${encodeURIComponent(id)}`,
      });
    },
    async checkin({ userId, option: read }) {
      const id = read('tournament');
      const { team, tournament } = await database.transaction(async (tx) => {
        const action = await actionOf(userId);
        const application = await checkIn(tx, { id, present: true }, action);
        return { team: application.team, tournament: await findPublished(tx, id) };
      });
      const content = texts.checkedIn(escapeMarkdown(team.name), escapeMarkdown(tournament.name));
      return { content, ephemeral: true };
    },
  };

  /** With the permissions and bans of the account, as if it had called the API. */
  async function actionOf(userId: string): Promise<Action> {
    const now = clock();
    const actor = await findActorByProvider(db, { provider: 'discord', providerId: userId, now });
    if (!actor) throw new ForbiddenError(texts.notLinked(`${siteUrl}/app`));
    assertNotBanned(actor, 'site');
    return { actor, now };
  }

  async function run(interaction: ChatCommand): Promise<InteractionAnswer> {
    try {
      const isNew = await database.transaction((tx) =>
        claimInteraction(tx, { id: interaction.id, now: clock() }),
      );
      if (!isNew) return DUPLICATE;
      const answer = answers[interaction.data.name];
      if (!answer) return { content: texts.unknownCommand, ephemeral: true };
      return await answer(toInvocation(interaction));
    } catch (error) {
      if (error instanceof ProductError) return { content: error.message, ephemeral: true };
      log.error({ err: error, command: interaction.data.name }, 'a command of Discord failed');
      return { content: texts.failed, ephemeral: true };
    }
  }

  async function handle(interaction: ChatCommand): Promise<void> {
    const { id, token, application_id: applicationId } = interaction;
    const answer = run(interaction);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), DEFER_AFTER_MS);
    });
    const early = await Promise.race([answer, late]);
    clearTimeout(timer);
    if (early === DUPLICATE) return;
    if (early) return client.answerInteraction({ id, token }, early);
    await client.deferInteraction({ id, token });
    await client.followUp({ applicationId, token }, await answer);
  }

  async function complete(interaction: Autocomplete): Promise<void> {
    const typing = interaction.data.options.find((each) => 'focused' in each && each.focused);
    if (!typing || !('value' in typing)) return;
    const choices = await suggest(db, { option: typing.name, typed: String(typing.value) });
    await client.suggest(interaction, choices);
  }

  return {
    async handle(interaction) {
      if (!isChatCommand(interaction) && !isAutocomplete(interaction)) return;
      const work = isChatCommand(interaction) ? handle(interaction) : complete(interaction);
      await work.catch((error: unknown) => {
        const isDiscord = error instanceof DiscordUnavailable || error instanceof DiscordRefused;
        log.warn(
          { reason: isDiscord ? error.message : String(error), command: interaction.data.name },
          'a command of Discord was not answered',
        );
      });
    },
  };
}

/** It was answered when it came for the first time. */
const DUPLICATE: InteractionAnswer = {};

type ChatCommand = Extract<APIInteraction, { type: typeof APPLICATION_COMMAND }>;

function isChatCommand(interaction: APIInteraction): interaction is ChatCommand {
  return interaction.type === APPLICATION_COMMAND;
}

type Autocomplete = Extract<APIInteraction, { type: typeof AUTOCOMPLETE }>;

function isAutocomplete(interaction: APIInteraction): interaction is Autocomplete {
  return interaction.type === AUTOCOMPLETE;
}

function toInvocation({ member, user, data }: ChatCommand): Invocation {
  const options = 'options' in data ? (data.options ?? []) : [];
  return {
    userId: member?.user.id ?? user?.id ?? '0',
    option(name) {
      const found = options.find((each) => each.name === name);
      if (!found || !('value' in found)) throw new ProductError(texts.missing(name));
      return String(found.value).trim();
    },
  };
}

function cardOf({
  title,
  lines,
  url,
}: {
  title: string;
  lines: readonly string[];
  url: string;
}): InteractionAnswer {
  return { embeds: [{ title: escapeMarkdown(title), description: lines.join('\n'), url }] };
}

function hasTeams({ teamA, teamB }: MatchSummary): boolean {
  return teamA !== null && teamB !== null;
}

/** A heading and a line for each match; nothing without matches. */
function sectionOf(heading: string, matches: readonly MatchSummary[]): string[] {
  if (matches.length === 0) return [];
  return ['', `**${heading}**`, ...matches.map(lineOf)];
}

function lineOf({ teamA, teamB, scoreA, scoreB, state, startsAt }: MatchSummary): string {
  const teams = escapeMarkdown(texts.teams(teamA?.name, teamB?.name));
  if (state !== 'scheduled') return `${teams} · ${texts.score(scoreA, scoreB)}`;
  return startsAt === null ? teams : `${teams} · ${texts.startsAt(Math.floor(startsAt / 1_000))}`;
}
