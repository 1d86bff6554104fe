/**
 * What features ask of features above them, which they must not import. The one that offers a port
 * names it in its `index.ts`; the server refuses to start while one is missing.
 */
import type { ActionById, Authenticate, AuthenticateKey } from '../platform/calls/actor';
import type { Admission } from '../platform/calls/admission';
import type { Switches } from '../platform/calls/switches';
import type { LiveCommunity } from '../platform/community';
import type { Db, Tx } from '../platform/database/database';
import type { Pictures } from '../platform/http/pictures';
import type { DevelopmentAccounts } from '../platform/oauth/development-provider';
import type { BrandPictures } from '../platform/pages/brand-files';
import type { PictureApproval } from './files/service';
import type { CloseClaims } from './giveaways/draw/service';
import type { MomentReader } from './highlights/moments/service';
import type { Results } from './matches/results/service';
import type { MatchReader, MatchSources } from './matches/service';
import type { KnownGameIds } from './players/game-ids/service';
import type { Push } from './push/service';
import type { VetoHook } from './rooms/changes/service';
import type { ShowButton } from './show/buttons/service';
import type { CapturedEndings } from './statistics/round-endings/service';
import type { CapturedPlayers, Counting } from './statistics/service';
import type { CountVetoes } from './statistics/teams/service';
import type { LiveMapsReader, StreamReads, TournamentReader } from './stream/service';
import type { TicketSource } from './support/service';
import type { LeaveTournaments, ValidateDisband } from './teams/membership/service';
import type { BracketControl } from './tournaments/lifecycle/service';
import type { DrawnBracketReader } from './tournaments/overview/service';

export interface Ports {
  /** For the dispatcher and the sockets. */
  readonly authenticate: Authenticate;
  /** For the dispatcher alone: API keys open no socket. */
  readonly authenticateKey: AuthenticateKey;
  readonly developmentAccounts: DevelopmentAccounts;
  /** Who may come in while the site has a queue. */
  readonly admission: Admission;
  /** Which parts of the site admins have turned off. */
  readonly switches: Switches;
  /** The pictures of shared links. */
  readonly pictures: Pictures;
  readonly brandPictures: BrandPictures;
  /** Who runs the site, as staff have set it. */
  readonly community: LiveCommunity;

  /** Where photos and logos are approved before they show. */
  readonly pictureApproval: PictureApproval;

  readonly push: Push;
  readonly knownGameIds: KnownGameIds;
  /** Why a team must not disband now. */
  readonly validateDisband: ValidateDisband;
  readonly leaveTournaments: LeaveTournaments;

  /** The one way to a result. */
  readonly results: Results;
  readonly match: MatchReader;
  /** The same for the two teams, staff and casters, who are not behind by the stream delay. */
  readonly matchInside: MatchReader;
  readonly matchRatings: MatchSources['ratings'];
  readonly matchVeto: MatchSources['veto'];
  readonly matchRounds: MatchSources['rounds'];

  readonly brackets: BracketControl;
  readonly drawnBracket: DrawnBracketReader;
  readonly tournament: TournamentReader;

  readonly closeClaims: CloseClaims;

  readonly capturedPlayers: CapturedPlayers;
  readonly capturedEndings: CapturedEndings;
  /** What the stream shows of the maps that are captured, behind by the stream delay. */
  readonly liveMaps: LiveMapsReader;
  /** What is worth a clip in a captured match. */
  readonly readMoments: MomentReader;
  /** What a team has banned and picked. */
  readonly countVetoes: CountVetoes;
  readonly counting: Counting;
  /** Has a match rated again; also where only the statistics behind leaderboards changed. */
  readonly requestRating: (tx: Tx, match: string) => Promise<void>;

  /** Follows a veto in the transaction that changes what the public sees of it. */
  readonly vetoHook: VetoHook;
  readonly streamReads: StreamReads;
  /** The id of the match that the stream follows, if any. */
  readonly streamedMatch: (db: Db) => Promise<string | null>;
  /** Whether a control room reports that its OBS streams. */
  readonly isObsStreaming: (db: Db, now: number) => Promise<boolean>;
  /** What a button of a deck does to the show. */
  readonly pressShowButton: (tx: Tx, button: ShowButton, action: ActionById) => Promise<void>;

  /** Requests and bans that tickets of the queue belong to. */
  readonly staffCallSource: TicketSource;
  readonly messageReportSource: TicketSource;
  readonly appealSource: TicketSource;
}

/** A name for each, so that a missing one is found at the start. */
export const PORTS = [
  'authenticate',
  'authenticateKey',
  'developmentAccounts',
  'admission',
  'switches',
  'pictures',
  'brandPictures',
  'community',
  'pictureApproval',
  'push',
  'knownGameIds',
  'validateDisband',
  'leaveTournaments',
  'results',
  'match',
  'matchInside',
  'matchRatings',
  'matchVeto',
  'matchRounds',
  'brackets',
  'drawnBracket',
  'tournament',
  'closeClaims',
  'capturedPlayers',
  'capturedEndings',
  'liveMaps',
  'readMoments',
  'countVetoes',
  'counting',
  'requestRating',
  'vetoHook',
  'streamReads',
  'streamedMatch',
  'isObsStreaming',
  'pressShowButton',
  'staffCallSource',
  'messageReportSource',
  'appealSource',
] as const satisfies readonly (keyof Ports)[];
