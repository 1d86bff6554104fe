/**
 * Links to streams and recordings of matches. What is framed is built from the parts that are
 * recognized here, never from text of a person.
 */
import { frameAddress, linkAddress, parseVideoLink } from '../highlights/video-links';

export type Broadcast =
  | { readonly kind: 'youtube'; readonly id: string }
  | { readonly kind: 'twitch_video'; readonly id: string }
  | { readonly kind: 'twitch_channel'; readonly name: string };

/** Pages may show players of this origin in a frame, besides those of clips. */
export const BROADCAST_ORIGINS = ['https://player.twitch.tv'] as const;

const TWITCH = /^https?:\/\/(?:www\.|m\.)?twitch\.tv\/([^\s\\#?]*)/i;
const VIDEO = /^videos\/(\d{4,15})\/?$/;
const CHANNEL = /^(\w{3,25})\/?$/;
/** Pages of Twitch itself. */
const NO_CHANNELS = ['directory', 'videos', 'downloads', 'settings', 'search', 'jobs'];

/** Null for what cannot be shown in a frame. */
export function parseBroadcast(link: string): Broadcast | null {
  const video = parseVideoLink(link);
  if (video?.host === 'youtube') return { kind: 'youtube', id: video.id };
  const path = TWITCH.exec(link.trim())?.[1] ?? '';
  const id = VIDEO.exec(path)?.[1];
  if (id !== undefined) return { kind: 'twitch_video', id };
  const name = CHANNEL.exec(path)?.[1]?.toLowerCase();
  if (name === undefined || NO_CHANNELS.includes(name)) return null;
  return { kind: 'twitch_channel', name };
}

/** The player, to be framed by a page of this host name, from a second on. */
export function broadcastFrame(
  broadcast: Broadcast,
  { siteHost, start = 0 }: { siteHost: string; start?: number },
): string {
  switch (broadcast.kind) {
    case 'youtube':
      // Always there for this host.
      return frameAddress({ host: 'youtube', id: broadcast.id, start }, siteHost) ?? '';
    case 'twitch_video':
      return `https://player.twitch.tv/?video=v${broadcast.id}&time=${twitchTime(start)}&parent=${siteHost}`;
    case 'twitch_channel':
      return `https://player.twitch.tv/?channel=${broadcast.name}&parent=${siteHost}`;
  }
}

/** The link itself from a second on; links that are not recognized stay as they are. */
export function linkAt(link: string, start: number): string {
  const broadcast = parseBroadcast(link);
  if (broadcast?.kind === 'youtube')
    return linkAddress({ host: 'youtube', id: broadcast.id, start: start || null });
  if (broadcast?.kind === 'twitch_video')
    return `https://www.twitch.tv/videos/${broadcast.id}?t=${twitchTime(start)}`;
  return link;
}

function twitchTime(seconds: number): string {
  return `${Math.floor(seconds / 3_600)}h${Math.floor(seconds / 60) % 60}m${seconds % 60}s`;
}

/** `1:02:03` or `2:03`, as players show it. */
export function formatChapter(seconds: number): string {
  const [hour, minute, second] = [
    Math.floor(seconds / 3_600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const rest = String(second).padStart(2, '0');
  return hour === 0 ? `${minute}:${rest}` : `${hour}:${String(minute).padStart(2, '0')}:${rest}`;
}

const CHAPTER = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Seconds of `1:02:03` or `62:03`; undefined if it is no time. */
export function parseChapter(text: string): number | undefined {
  const [, hours = 0, minutes, seconds] = CHAPTER.exec(text.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
