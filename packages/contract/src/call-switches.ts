/**
 * Which calls a part of the site consists of that admins can turn off. Only what changes something:
 * reads stay. Who may sign in is known only after the provider has answered, so the two switches of
 * accounts are asked for there.
 */
import type { Switch } from '@mes/domain/operations/switches';
import type { Call } from './define';
import { contract } from './index';

const { chat, files, forms, giveaways, matchComments, support, tournaments, voting } = contract;

const SWITCHED: { readonly [S in Switch]: readonly Call[] } = {
  sign_in: [],
  new_accounts: [],
  tournament_signups: [tournaments.apply],
  uploads: [files.uploadImage, forms.uploadPicture, support.uploadPicture, ...findUploads()],
  chat: [chat.send, chat.edit, matchComments.add, matchComments.edit],
  voting: [voting.castVote, voting.deleteVote],
  giveaways: [giveaways.enter, giveaways.enterPromotion],
};

/** Null if the call cannot be turned off. */
export function switchOf(call: Call): Switch | null {
  return switches.get(call) ?? null;
}

const switches: ReadonlyMap<Call, Switch> = new Map(
  Object.entries(SWITCHED).flatMap(([name, calls]) =>
    calls.map((call) => [call, name as Switch] as const),
  ),
);

function findUploads(): Call[] {
  return Object.values(contract)
    .flatMap((calls) => Object.values<Call>(calls))
    .filter((call) => call.kind === 'rest' && call.upload);
}
