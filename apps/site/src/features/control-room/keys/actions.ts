/** Everything that a key of the control room can do. Buttons, phone and keys share these names. */
export const ACTIONS = [
  { id: 'take', key: 'Space', context: 'always' },
  { id: 'cut', key: 'Shift+Space', context: 'always' },
  { id: 'nextCue', key: 'ArrowDown', context: 'always', repeats: true },
  { id: 'previousCue', key: 'ArrowUp', context: 'always', repeats: true },
  { id: 'slot1', key: '1', context: 'always' },
  { id: 'slot2', key: '2', context: 'always' },
  { id: 'slot3', key: '3', context: 'always' },
  { id: 'slot4', key: '4', context: 'always' },
  { id: 'slot5', key: '5', context: 'always' },
  { id: 'slot6', key: '6', context: 'always' },
  { id: 'slot7', key: '7', context: 'always' },
  { id: 'slot8', key: '8', context: 'always' },
  { id: 'slot9', key: '9', context: 'always' },
  { id: 'slot10', key: '0', context: 'always' },
  { id: 'previousMatch', key: 'J', context: 'always' },
  { id: 'nextMatch', key: 'K', context: 'always' },
  { id: 'package', key: 'B', context: 'always' },
  { id: 'write', key: 'T', context: 'always' },
  { id: 'stinger', key: 'N', context: 'always' },
  { id: 'allScenes', key: 'L', context: 'always' },
  { id: 'addPreview', key: '+', context: 'always' },
  { id: 'putBack', key: 'O', context: 'always' },
  { id: 'leaveIt', key: 'Escape', context: 'always' },
  { id: 'scoreBug', key: 'Q', context: 'always' },
  { id: 'lowerThird', key: 'W', context: 'always' },
  { id: 'sponsor', key: 'E', context: 'always' },
  { id: 'infoCard', key: 'R', context: 'always' },
  { id: 'changeLowerThird', key: 'Shift+W', context: 'always' },
  { id: 'changeSponsor', key: 'Shift+E', context: 'always' },
  { id: 'changeInfoCard', key: 'Shift+R', context: 'always' },
  { id: 'stepLowerThird', key: 'U', context: 'always' },
  { id: 'stepSponsor', key: 'I', context: 'always' },
  { id: 'stepInfoCard', key: 'P', context: 'always' },
  { id: 'plusLeft', key: 'A', context: 'game' },
  { id: 'plusRight', key: 'D', context: 'game' },
  { id: 'minusLeft', key: 'Shift+A', context: 'game' },
  { id: 'minusRight', key: 'Shift+D', context: 'game' },
  { id: 'mapWon', key: 'M', context: 'game' },
  { id: 'swapSides', key: 'S', context: 'game' },
  { id: 'byHand', key: 'F', context: 'game' },
  { id: 'otherTeam', key: 'S', context: 'veto' },
  { id: 'cueBench', key: 'C', context: 'always' },
  { id: 'gameBench', key: 'G', context: 'always' },
  { id: 'vetoBench', key: 'V', context: 'always' },
  { id: 'logBench', key: 'H', context: 'always' },
  { id: 'keysBench', key: '?', context: 'always' },
  { id: 'undo', key: 'Z', context: 'always' },
  { id: 'redo', key: 'Shift+Z', context: 'always' },
  { id: 'clearOverlays', key: 'X', context: 'always' },
  { id: 'safeCard', key: 'Shift+X', context: 'always' },
] as const;

export type ActionId = (typeof ACTIONS)[number]['id'];
/** A bench in which a key works only; most work always. */
export type KeyContext = (typeof ACTIONS)[number]['context'];

export interface KeyAction {
  readonly id: ActionId;
  readonly key: string;
  readonly context: KeyContext;
  /** Whether it acts again and again while the key is held. */
  readonly repeats?: true;
}

export const SLOT_ACTIONS: readonly ActionId[] = ACTIONS.filter(({ id }) =>
  id.startsWith('slot'),
).map(({ id }) => id);
