/**
 * The video hosts that clips may link to. A link is stored as host and id, never as text of a person:
 * what is shown and framed is built from those here.
 */
export const VIDEO_HOSTS = ['youtube', 'twitch', 'streamable', 'medal'] as const;
export type VideoHost = (typeof VIDEO_HOSTS)[number];

export interface VideoLink {
  readonly host: VideoHost;
  readonly id: string;
  /** Where to start in a longer video, in seconds. */
  readonly start: number | null;
}

/** Origins that pages may show in a frame. */
export const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://clips.twitch.tv',
  'https://streamable.com',
] as const;

interface Pattern {
  readonly host: VideoHost;
  readonly names: readonly string[];
  /** Of path and query. The first group is the id. */
  readonly path: RegExp;
}

const YOUTUBE = ['youtube.com', 'm.youtube.com'];
const YOUTUBE_ID = String.raw`([\w-]{11})(?![\w-])`;

const PATTERNS: readonly Pattern[] = [
  {
    host: 'youtube',
    names: YOUTUBE,
    path: new RegExp(String.raw`^/watch\?(?:[^#]*&)?v=${YOUTUBE_ID}`),
  },
  {
    host: 'youtube',
    names: YOUTUBE,
    path: new RegExp(`^/(?:shorts|live|embed)/${YOUTUBE_ID}`),
  },
  { host: 'youtube', names: ['youtu.be'], path: new RegExp(`^/${YOUTUBE_ID}`) },
  {
    host: 'twitch',
    names: ['clips.twitch.tv'],
    path: /^\/(?!embed\b)([\w-]{4,100})(?![^/?])/,
  },
  {
    host: 'twitch',
    names: ['twitch.tv', 'm.twitch.tv'],
    path: /^\/\w{2,30}\/clip\/([\w-]{4,100})(?![^/?])/,
  },
  {
    host: 'streamable',
    names: ['streamable.com'],
    path: /^\/(?:e\/)?([a-z\d]{4,12})(?![^/?])/,
  },
  {
    host: 'medal',
    names: ['medal.tv'],
    path: /^\/(?:games\/[\w-]{1,60}\/)?clips\/([\w-]{6,40})(?![^/?])/,
  },
];

const MAX_LENGTH = 500;
/** Without user name and port. A backslash would be read as a slash by browsers only. */
const ADDRESS = /^https?:\/\/(?:www\.)?([a-z\d.-]+)(\/[^\s\\#]*)/i;
const START = /[?&](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?(?=&|$)/;

/** Null for everything that is no video of a known host. */
export function parseVideoLink(text: string): VideoLink | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return null;
  const [, name = '', path = ''] = ADDRESS.exec(trimmed) ?? [];
  for (const pattern of PATTERNS) {
    if (!pattern.names.includes(name.toLowerCase())) continue;
    const id = pattern.path.exec(path)?.[1];
    if (id === undefined) continue;
    return { host: pattern.host, id, start: pattern.host === 'youtube' ? startOf(path) : null };
  }
  return null;
}

/** Where people see the video on the site of its host. */
export function linkAddress({ host, id, start }: VideoLink): string {
  switch (host) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${id}${start === null ? '' : `&t=${start}s`}`;
    case 'twitch':
      return `https://clips.twitch.tv/${id}`;
    case 'streamable':
      return `https://streamable.com/${id}`;
    case 'medal':
      return `https://medal.tv/clips/${id}`;
  }
}

/** The player of the host, to be framed by a page of this host name. Null where none can be framed. */
export function frameAddress({ host, id, start }: VideoLink, siteHost: string): string | null {
  switch (host) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&start=${start ?? 0}`;
    case 'twitch':
      return `https://clips.twitch.tv/embed?clip=${id}&parent=${siteHost}&autoplay=true`;
    case 'streamable':
      return `https://streamable.com/e/${id}?autoplay=1`;
    case 'medal':
      return null;
  }
}

function startOf(path: string): number | null {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(path) ?? [];
  const start = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return start > 0 ? start : null;
}
