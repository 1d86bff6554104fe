/**
 * Which API keys may make which call: every call belongs to one scope, or to none and is not for
 * keys. A feature has one scope for what everyone may call, one for members and one for staff;
 * what differs from that is named. A new feature, or a new kind of caller in one, is a type error
 * until it is declared here.
 *
 * Calls of `read` are made as a visitor: such a key sees what everyone sees, whoever it belongs to.
 * None: what could give the holder of a key more than the key, as sessions, keys, permissions,
 * settings and the terminal, what leaves no trace of the key, and what only browsers need.
 */
import type { ApiScope } from '@mes/domain/accounts/api-keys';
import type { Call, Who } from './define';
import { type Contract, contract } from './index';

type CallerKind = 'public' | 'login' | 'staff';
type CallerKindOf<W> = W extends 'public' ? 'public' : W extends 'login' ? 'login' : 'staff';
type CallerKinds<Calls> = {
  [K in keyof Calls]: Calls[K] extends { readonly who: infer W } ? CallerKindOf<W> : never;
}[keyof Calls];

type FeatureScopes<Calls> = {
  readonly [K in CallerKinds<Calls>]: ApiScope | null;
} & { readonly except?: { readonly [K in keyof Calls]?: ApiScope | null } };

const FEATURE_SCOPES: { readonly [F in keyof Contract]: FeatureScopes<Contract[F]> | null } = {
  accounts: { public: null, login: null, except: { me: 'profile' } },
  accountAdmin: null,
  announcements: { public: 'read', login: 'profile', staff: 'content', except: { see: null } },
  apiKeys: null,
  articleReactions: { public: 'read', login: 'community' },
  articles: { public: 'read', staff: 'content' },
  brackets: { public: 'read', staff: 'tournaments' },
  capture: { public: 'read', staff: 'matches' },
  chat: { public: 'community', login: 'community', staff: 'moderation' },
  discord: { login: 'community', staff: 'moderation' },
  embeds: { public: 'read' },
  files: { login: 'profile' },
  follows: { public: 'read', login: 'community' },
  forms: { public: 'read', login: 'community', staff: 'content' },
  gameApi: { public: 'read', login: 'profile' },
  giveaways: { public: 'read', login: 'community', staff: 'content' },
  giveawayReview: { staff: 'moderation' },
  headToHead: { public: 'read' },
  highlights: { public: 'read', login: 'community', staff: 'content' },
  logs: {
    public: null,
    staff: 'moderation',
    except: { edit: null, restore: null },
  },
  matchComments: { public: 'read', login: 'community', staff: 'moderation' },
  matches: { public: 'read', login: 'matches', staff: 'matches' },
  messages: { login: 'messages', staff: 'moderation' },
  moderation: { public: 'read' },
  notes: { staff: 'moderation' },
  notifications: { login: 'messages' },
  operations: null,
  personalHome: { login: 'profile' },
  pickem: { public: 'read', login: 'community' },
  pictureApproval: { login: 'profile', staff: 'moderation' },
  players: { public: 'read', login: 'profile', staff: 'stream' },
  playerStatistics: { public: 'read' },
  properties: { public: 'read', login: null, staff: null },
  push: null,
  queue: null,
  ratings: { public: 'read', staff: null },
  requests: null,
  rooms: { public: 'read', login: 'matches', staff: 'matches' },
  search: { public: 'read' },
  show: {
    public: 'read',
    staff: 'stream',
    except: { painted: null, sources: null, renewSourceKey: null },
  },
  staff: { staff: 'moderation' },
  statistics: { public: 'read' },
  store: { public: 'read', login: 'community', staff: 'content' },
  stream: {
    public: 'read',
    staff: 'stream',
    except: { press: null, tokens: null, createToken: null, revokeToken: null },
  },
  support: { login: 'messages', staff: 'moderation' },
  teams: {
    public: 'read',
    login: 'profile',
    staff: 'stream',
    except: { changeRegion: 'moderation' },
  },
  telemetry: null,
  terminal: null,
  tournaments: { public: 'read', login: 'tournaments', staff: 'tournaments' },
  tutorials: { public: 'read', staff: 'content' },
  voting: { public: 'read', login: 'community', staff: 'moderation' },
  votingReview: { staff: 'moderation' },
};

/** Null if no API key may make the call. */
export function scopeOf(call: Call): ApiScope | null {
  return scopes.get(call) ?? null;
}

type AnyFeatureScopes = { readonly [K in CallerKind]?: ApiScope | null } & {
  readonly except?: Readonly<Record<string, ApiScope | null | undefined>>;
};

const scopes: ReadonlyMap<Call, ApiScope | null> = new Map(
  Object.entries(contract).flatMap(([feature, calls]) => {
    const declared: AnyFeatureScopes | null = FEATURE_SCOPES[feature as keyof Contract];
    return Object.entries<Call>(calls).map(([name, call]) => [
      call,
      declared?.except?.[name] === undefined
        ? (declared?.[callerKindOf(call.who)] ?? null)
        : declared.except[name],
    ]);
  }),
);

function callerKindOf(who: Who): CallerKind {
  if (who === 'public') return 'public';
  return who === 'login' ? 'login' : 'staff';
}
