/** Buttons of decks do the acts of the room, in the name of whoever has added the deck. */
import { InvalidParameter, MissingParameter } from '@mes/contract/errors';
import { type ShowActInput, ShowActSchema } from '@mes/contract/show-schemas';
import type { SHOW_BUTTONS } from '@mes/contract/vocabulary';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { ShowState } from '@mes/domain/show/state';
import { sceneGroupOf } from '@mes/domain/stream/scenes';
import type { ActionById } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { act } from '../acts/service';
import type { SeriesSources } from '../series/service';
import { loadShow } from '../service';
import { undo } from '../undo/service';

export interface ShowButton {
  readonly act: (typeof SHOW_BUTTONS)[number];
  readonly group?: string;
  readonly scene?: string;
  readonly tournament?: string;
  readonly round?: string;
  readonly match?: string;
  readonly transition?: string;
  readonly channel?: string;
  readonly seconds?: number;
  readonly slot?: TeamSlot;
  readonly by?: number;
}

export async function pressShowButton(
  tx: Tx,
  button: ShowButton,
  sources: SeriesSources,
  action: ActionById,
): Promise<void> {
  if (button.act === 'undo') {
    await undo(tx, { also: [] }, sources, action);
    return;
  }
  const { state } = await loadShow(tx);
  // A button that names a scene takes that one, whatever is in preview.
  if (button.act === 'take' && button.scene !== undefined)
    await act(tx, { act: parse({ act: 'preview', cue: cueOf(button, state) }) }, sources, action);
  await act(tx, { act: parse(actOf(button, state)) }, sources, action);
}

function actOf(button: ShowButton, state: ShowState): object {
  switch (button.act) {
    case 'take':
      return { act: button.act, transition: button.transition };
    case 'preview':
      return { act: button.act, cue: cueOf(button, state) };
    case 'step_preview':
      return { act: button.act, by: button.by ?? 1 };
    case 'channel_in':
      return { act: button.act, channel: button.channel, seconds: button.seconds };
    case 'channel_out':
    case 'channel_next':
      return { act: button.act, channel: button.channel };
    case 'score':
      return { act: 'game', game: { act: 'score', team: button.slot, by: button.by ?? 1 } };
    case 'swap_sides':
      return { act: 'game', game: { act: 'swap_sides' } };
    case 'safe_card':
    case 'clear_overlays':
    case 'undo':
      return { act: button.act };
  }
}

/** What the address leaves out is as in preview, or as on air. */
function cueOf({ group, scene, tournament, round, match }: ShowButton, state: ShowState) {
  if (scene === undefined) throw new MissingParameter('scene');
  const current = state.preview?.cue ?? state.program?.cue;
  return {
    scene,
    package: group ?? current?.package ?? sceneGroupOf(null),
    match: match ?? current?.match ?? null,
    tournament: tournament ?? null,
    round: round ?? null,
  };
}

function parse(given: object): ShowActInput {
  const parsed = ShowActSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path.findLast((part) => typeof part === 'string') ?? 'act');
  // As the address names it.
  throw new InvalidParameter(field === 'team' ? 'slot' : field, issue?.message);
}
