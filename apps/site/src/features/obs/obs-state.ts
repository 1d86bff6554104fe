export interface ObsState {
  /** 'lost' means wanted but not there, also if it has never been there. */
  readonly status: 'off' | 'connecting' | 'connected' | 'lost';
  /** Epoch milliseconds. */
  readonly lostSince: number | null;
  /** Not later than now during a try; null if a person has to do something first. */
  readonly nextTryAt: number | null;
  /** For people, such as a wrong password. */
  readonly problem: string | null;
  /** The program scene of OBS. */
  readonly sceneName: string | null;
  /** Whether that scene shows the source of our program; null if unknown. */
  readonly isProgramShown: boolean | null;
  /** The same for the source of our overlays. */
  readonly isOverlayShown: boolean | null;
  /** Whether OBS has the source of our program at all, in whatever scene; null if unknown. */
  readonly hasProgram: boolean | null;
  /** A data URL of what OBS shows. */
  readonly picture: string | null;
  /** Both as last seen while OBS is lost: a stream does not end with this connection. */
  readonly isStreaming: boolean;
  readonly isRecording: boolean;
  readonly streamedMs: number | null;
  readonly fps: number | null;
  /** Not rendered, not encoded or not sent, as OBS counts them. */
  readonly lostFrames: number | null;
}

export const OFF: ObsState = {
  status: 'off',
  lostSince: null,
  nextTryAt: null,
  problem: null,
  sceneName: null,
  isProgramShown: null,
  isOverlayShown: null,
  hasProgram: null,
  picture: null,
  isStreaming: false,
  isRecording: false,
  streamedMs: null,
  fps: null,
  lostFrames: null,
};

/** What is unknown as soon as OBS does not answer. */
export const UNSEEN = {
  sceneName: null,
  isProgramShown: null,
  isOverlayShown: null,
  hasProgram: null,
  picture: null,
  streamedMs: null,
  fps: null,
  lostFrames: null,
} as const satisfies Partial<ObsState>;
