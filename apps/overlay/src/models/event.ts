/** What every scene of a broadcast shows of its event. */
export interface SceneEvent {
  /** Who runs the broadcast. */
  readonly community: string;
  /** The tournament without region and stage, or the word mark of the group. */
  readonly name: string;
  readonly round: string;
  /** A light colour with a contrast of 7 on black. */
  readonly accent: string;
  /** The outline of a mark of 64 by 64, fill rule evenodd. */
  readonly mark: string;
  /** Short news that a package may run along an edge. */
  readonly ticker: readonly string[];
}
