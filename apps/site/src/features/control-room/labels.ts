/** Names of values of the wire. */
import type { ShowLogEntry } from '@mes/contract/show-schemas';
import type { ChannelName } from '@mes/domain/show/state';
import type { RunTemplate } from '@mes/domain/show/templates';
import { findSceneGroup } from '@mes/domain/stream/scenes';
import type { ActionId } from './keys/actions';

export const CHANNEL_LABELS: Readonly<Record<ChannelName, string>> = {
  score_bug: 'Score bug',
  lower_third: 'Lower third',
  sponsor: 'Sponsor',
  info_card: 'Info card',
};

/** Short, as on buttons. */
export function packageLabel(group: string): string {
  return findSceneGroup(group)?.shortName ?? group;
}

export const TEMPLATE_LABELS: Readonly<Record<RunTemplate, string>> = {
  best_of_1: 'Best of 1',
  best_of_3: 'Best of 3',
  best_of_5: 'Best of 5',
  tournament_day: 'Tournament day',
};

export const ACTION_LABELS: Readonly<Record<ActionId, string>> = {
  take: 'Take',
  cut: 'Cut',
  nextCue: 'Next cue',
  previousCue: 'Previous cue',
  slot1: 'Scene or map 1',
  slot2: 'Scene or map 2',
  slot3: 'Scene or map 3',
  slot4: 'Scene or map 4',
  slot5: 'Scene or map 5',
  slot6: 'Scene or map 6',
  slot7: 'Scene or map 7',
  slot8: 'Scene or map 8',
  slot9: 'Scene or map 9',
  slot10: 'Scene 10',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  package: 'Package',
  write: 'Write',
  stinger: 'Stinger',
  allScenes: 'All scenes',
  addPreview: 'Add to the run',
  putBack: 'MES back, retry',
  leaveIt: 'Leave it',
  scoreBug: 'Score bug',
  lowerThird: 'Lower third',
  sponsor: 'Sponsor',
  infoCard: 'Info card',
  changeLowerThird: 'Change lower third',
  changeSponsor: 'Change sponsor',
  changeInfoCard: 'Change info card',
  stepLowerThird: 'Next lower third',
  stepSponsor: 'Next sponsor',
  stepInfoCard: 'Next info card',
  plusLeft: 'Plus one, left',
  plusRight: 'Plus one, right',
  minusLeft: 'Minus one, left',
  minusRight: 'Minus one, right',
  mapWon: 'Map won by …',
  swapSides: 'Swap sides',
  byHand: 'By hand or game',
  otherTeam: 'Other team',
  cueBench: 'Cue',
  gameBench: 'Game',
  vetoBench: 'Veto',
  logBench: 'Log',
  keysBench: 'Keys',
  undo: 'Undo',
  redo: 'Redo',
  clearOverlays: 'Clear overlays',
  safeCard: 'Safe card',
};

const ABOUT_A_SCENE: Readonly<Record<string, string>> = {
  preview: 'Prepared',
  preview_item: 'Prepared',
  step_preview: 'Prepared',
  edit_preview: 'Changed preview',
  take: 'Took',
  add_items: 'Added',
  add_preview: 'Added',
  move_items: 'Moved',
  edit_item: 'Changed cue',
  skip_items: 'Skipped or played',
  duplicate_item: 'Copied',
  delete_items: 'Deleted',
  replace_run: 'Replaced the run',
};

const ABOUT_A_CHANNEL: Readonly<Record<string, string>> = {
  channel_in: 'in',
  channel_out: 'out',
  channel_next: 'changed',
  set_next: 'prepared',
};

/** `Took Versus`, `Lower third in`, `+1 Nova, 6 : 4`. */
export function logLabel({ act, about }: Pick<ShowLogEntry, 'act' | 'about'>): string {
  const scene = ABOUT_A_SCENE[act];
  if (scene) return [scene, about].filter(Boolean).join(' ');
  const channel = ABOUT_A_CHANNEL[act];
  if (channel) return `${CHANNEL_LABELS[about as ChannelName] ?? about} ${channel}`;
  if (act === 'safe_card') return 'Safe card on air';
  if (act === 'clear_overlays') return 'All overlays out';
  if (act === 'link') return `Follows ${about}`;
  return about || act;
}
