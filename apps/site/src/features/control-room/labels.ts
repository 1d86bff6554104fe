/** Names of values of the wire. */
import type { ShowLogEntry } from '@mes/contract/show-schemas';
import type { ChannelName } from '@mes/domain/show/state';
import type { RunTemplate } from '@mes/domain/show/templates';
import type { ActionId } from './keys/actions';

export const CHANNEL_LABELS: Readonly<Record<ChannelName, string>> = {
  score_bug: 'Score bug',
  lower_third: 'Lower third',
  sponsor: 'Sponsor',
  info_card: 'Info card',
};

export const PACKAGE_LABELS: Readonly<Record<string, string>> = {
  'circuit-2023': 'Circuit',
  'embers-s3': 'Embers',
  general: 'General',
  house: 'House',
  'league-2023': 'League',
  'worlds-2023': 'Worlds',
};

export const TEMPLATE_LABELS: Readonly<Record<RunTemplate, string>> = {
  best_of_1: 'Best of 1',
  best_of_3: 'Best of 3',
  best_of_5: 'Best of 5',
  tournament_day: 'Tournament day',
};

export const ACTION_LABELS: Readonly<Record<ActionId, string>> = {
  take: 'Take with the stinger',
  cut: 'Cut',
  nextCue: 'Next cue',
  previousCue: 'Previous cue',
  slot1: 'Scene 1, or map in Veto',
  slot2: 'Scene 2, or map in Veto',
  slot3: 'Scene 3, or map in Veto',
  slot4: 'Scene 4, or map in Veto',
  slot5: 'Scene 5, or map in Veto',
  slot6: 'Scene 6, or map in Veto',
  slot7: 'Scene 7, or map in Veto',
  slot8: 'Scene 8, or map in Veto',
  slot9: 'Scene 9, or map in Veto',
  slot10: 'Scene 10, or map in Veto',
  previousMatch: 'Previous match of the cue',
  nextMatch: 'Next match of the cue',
  package: 'Package of the cue',
  write: 'Write in the cue',
  stinger: 'Stinger on or off',
  allScenes: 'All scenes, small screens',
  addPreview: 'Add preview to the run',
  putBack: 'Put MES back, try now',
  leaveIt: 'Leave it (other scene in OBS)',
  scoreBug: 'Score bug in or out',
  lowerThird: 'Lower third in or out',
  sponsor: 'Sponsor in or out',
  infoCard: 'Info card in or out',
  changeLowerThird: 'Lower third: change',
  changeSponsor: 'Sponsor: change',
  changeInfoCard: 'Info card: change',
  stepLowerThird: 'Lower third: next item',
  stepSponsor: 'Sponsor: next item',
  stepInfoCard: 'Info card: next item',
  plusLeft: 'Plus one, left',
  plusRight: 'Plus one, right',
  minusLeft: 'Minus one, left',
  minusRight: 'Minus one, right',
  mapWon: 'Map won, then left or right',
  swapSides: 'Swap sides',
  byHand: 'Score by hand or from game',
  otherTeam: 'Other team starts',
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
