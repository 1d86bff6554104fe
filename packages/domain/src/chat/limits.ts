/** Limits of the community chat, shared by the contract, the server and the forms of the site. */
export const CHAT_LIMITS = {
  message: 1_000,
  channelName: 32,
  about: 160,
  reason: 300,
  slowModeSeconds: 21_600,
  channels: 40,
  word: 40,
  words: 500,
  timeOutMinutes: { min: 5, max: 7 * 24 * 60 },
} as const;

/** Who may read or write in a channel. */
export const CHAT_ROLES = ['everyone', 'Moderator'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/** `known_hosts`: links of hosts that staff have listed. `on`: any, once an account is old enough. */
export const LINK_RULES = ['off', 'known_hosts', 'on'] as const;
export type LinkRule = (typeof LINK_RULES)[number];

const EDIT_WINDOW_MS = 15 * 60_000;

/** Whether the author may still edit a message. */
export function isEditable(sentAt: number, now: number): boolean {
  return now - sentAt < EDIT_WINDOW_MS;
}

/** Seconds until somebody may write again in a channel with slow mode; 0 if they may now. */
export function slowModeWait({
  lastSentAt,
  slowModeSeconds,
  now,
}: {
  lastSentAt: number | null;
  slowModeSeconds: number;
  now: number;
}): number {
  if (lastSentAt === null) return 0;
  return Math.max(0, Math.ceil((lastSentAt + slowModeSeconds * 1_000 - now) / 1_000));
}
