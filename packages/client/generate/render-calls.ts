/**
 * Writes the contract without its zod schemas, for the browser: a block per feature, a line per call.
 * The calls that need an account, or that no page makes, are a table of their own, which visitors never
 * load. `src/call-table.ts` parses both.
 */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import { OVERLAY_LIMIT, READ_LIMIT } from '@mes/contract/limits';
import { actionOf } from '../src/call-table';

type Features = Readonly<Record<string, Readonly<Record<string, Call>>>>;

export function renderCalls(features: Features = contract): string {
  return renderTable('CALLS', features, (call) => !isLoadedLater(call));
}

export function renderAccountCalls(features: Features = contract): string {
  return renderTable('ACCOUNT_CALLS', features, isLoadedLater);
}

/** Public calls of decks of buttons, tools of casters and programs: no page of the site makes them. */
const MADE_BY_NO_PAGE: readonly Call[] = [
  contract.articles.blogThumbnails,
  contract.brackets.groupTables,
  contract.brackets.matchups,
  contract.brackets.recentMatchups,
  contract.giveaways.listRewards,
  contract.giveaways.promotionRewards,
  contract.giveaways.promotions,
  contract.matches.teamTimes,
  contract.matches.tournamentMatchup,
  contract.players.recentMatches,
  contract.players.streamInformation,
  contract.statistics.teamMaps,
  contract.stream.infoCard,
  contract.stream.press,
  contract.stream.teamInfo,
  contract.tournaments.worldsInfo,
];

function isLoadedLater(call: Call): boolean {
  return call.who !== 'public' || MADE_BY_NO_PAGE.includes(call);
}

function renderTable(
  name: string,
  features: Features,
  isIncluded: (call: Call) => boolean,
): string {
  const blocks = Object.entries(features).flatMap(([feature, calls]) => {
    const lines = Object.entries(calls)
      .filter(([, call]) => isIncluded(call))
      .map(([key, call]) => `${key} ${renderCall(call, key)}`);
    return lines.length === 0 ? [] : [[feature, ...lines].join('\n')];
  });
  return `// Made from the contract by \`npm run generate\`; do not edit.
export const ${name} = \`${blocks.join('\n\n')}\`;
`;
}

/** An action that is called like its name in the contract is left out: `castVote match/`. */
export function renderCall(call: Call, name?: string): string {
  const isNamedAlike = call.kind === 'action' && name && actionOf(name) === call.action;
  return [
    isNamedAlike ? `${call.object}/` : nameOf(call),
    call.kind === 'action' && call.value && `value=${call.value}`,
    call.kind === 'action' && call.data && `data=${call.data}`,
    call.who !== 'public' && `who=${call.who}`,
    browserCacheSeconds(call) > 0 && `cache=${browserCacheSeconds(call)}`,
    call.paged && 'paged',
    call.kind === 'rest' && call.file && 'file',
    isNonGetRead(call) && 'read',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Browsers cache only responses that expire by time. Those that an event invalidates are cached by
 * the server, which receives the event; a browser would go on showing them.
 */
function browserCacheSeconds({ cache }: Call): number {
  return cache && cache.until.length === 0 ? cache.seconds : 0;
}

/**
 * Reads that are not GET requests. Unknown calls count as writes: a read with an idempotency key costs
 * little, but a write that is taken for a read could be repeated.
 */
function isNonGetRead(call: Call): boolean {
  if (call.kind === 'rest' && call.method === 'GET') return false;
  if (call.cache || call.limit === READ_LIMIT || call.limit === OVERLAY_LIMIT) return true;
  return call.kind === 'action' && READ_ACTION.test(call.action);
}

const READ_ACTION = /^((get|list|find)_\w+|read|all|info|full_info|history|requirements)$/;
