import { channels } from '@mes/client/channels';
import type { Embed } from '@mes/contract/embeds';
import { skinOf } from '@mes/domain/tournament/name/skin';
import type { ReactNode } from 'react';
import { ignore, useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { teamPath } from '../../components/pictures/team-path';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { interpolate } from '../../interpolate';
import { ClipPlayer } from '../highlights/ClipPlayer';
import { likesText } from '../highlights/likes-text';
import { clipPath } from '../highlights/paths';
import { MatchRows } from '../matches/MatchRows';
import styles from './EmbedCard.module.css';
import * as texts from './texts';

/** A card within a text, with what is known of its subject now. */
export function EmbedCard({ embed }: { embed: Embed }) {
  switch (embed.kind) {
    case 'player':
      return <PlayerCard player={embed.player} />;
    case 'team':
      return <TeamCard team={embed.team} />;
    case 'match':
      return <MatchRows matches={[embed.match]} />;
    case 'bracket':
      return <BracketCard bracket={embed} />;
    case 'clip':
      return <ClipCard clip={embed.clip} />;
  }
}

/** Cards of players and teams do not show results. */
const WITHOUT_RESULTS = {
  'match.changed': ignore,
  'match.finished': ignore,
  'match.corrected': ignore,
} as const;

/** Where the subject was deleted since. */
export function MissingEmbed() {
  return <p className={styles.missing}>{texts.gone}</p>;
}

type EmbedOf<Kind extends Embed['kind']> = Extract<Embed, { kind: Kind }>;

function PlayerCard({ player }: { player: EmbedOf<'player'>['player'] }) {
  const { id, name, photo, team } = player;
  useLive(channels.player(id), { ...WITHOUT_RESULTS, reads: ['embeds'] });
  return (
    <Card
      to={`/players/${encodeURIComponent(id)}`}
      picture={<PlayerPhoto name={name} photo={photo} size={48} />}
      kind={texts.player}
      name={name}
      note={team ? `${team.name} [${team.tag}]` : texts.freeAgent}
    />
  );
}

function TeamCard({ team }: { team: EmbedOf<'team'>['team'] }) {
  useLive(channels.team(team.name), { ...WITHOUT_RESULTS, reads: ['embeds'] });
  return (
    <Card
      to={teamPath(team.name)}
      picture={<TeamLogo team={team} size={48} plain />}
      kind={texts.team}
      name={team.name}
      note={`[${team.tag}] · ${team.disbanded ? texts.disbanded : team.region}`}
    />
  );
}

function BracketCard({ bracket }: { bracket: EmbedOf<'bracket'> }) {
  const { tournament, total, played, matches } = bracket;
  const { id, name } = tournament;
  // Its next matches are others than those that are shown now.
  useLive(channels.tournament(id), { reads: ['embeds'] });
  const { isHidden } = useSpoiler(tournament.winner && id);
  const winner = isHidden ? null : tournament.winner;
  const progress =
    total === 0 ? texts.notDrawn : interpolate(texts.matchesPlayed, { played, total });
  return (
    <div className={styles.bracket} data-tournament={skinOf(id) ?? undefined}>
      <Card
        to={`/tournament/${encodeURIComponent(id)}`}
        tellsResult={winner !== null}
        picture={winner && <TeamLogo team={winner} size={48} plain />}
        kind={texts.bracket}
        name={name}
        note={winner ? interpolate(texts.wonBy, { team: winner.name }) : progress}
      />
      {matches.length > 0 && <MatchRows matches={matches} isOfOneTournament />}
    </div>
  );
}

/** Plays where it is read. */
function ClipCard({ clip }: { clip: EmbedOf<'clip'>['clip'] }) {
  const { id, title, players, likes } = clip;
  const readIfShown = (event: { id: string }) => (event.id === id ? ('read' as const) : undefined);
  useLive(channels.highlights(), {
    'clip.published': readIfShown,
    'clip.removed': readIfShown,
    'clip.week_decided': ignore,
    'clips.liked': ({ clips }) => (clips.some((each) => each.id === id) ? 'read' : undefined),
    reads: ['embeds'],
  });
  const facts = [players.map(({ name }) => name).join(', '), likesText(likes)];
  return (
    <div>
      <ClipPlayer clip={clip} />
      <div className={styles.caption}>
        <AppLink to={clipPath(id)} className={styles.clipTitle}>
          {title}
        </AppLink>
        <span className={styles.note}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  );
}

interface CardProps {
  to: string;
  picture: ReactNode;
  kind: string;
  name: string;
  note: string;
  tellsResult?: boolean;
}

function Card({ to, picture, kind, name, note, tellsResult = false }: CardProps) {
  return (
    <AppLink to={to} className={styles.card} data-spoiler={tellsResult ? '' : undefined}>
      {picture}
      <span className={styles.text}>
        <span className={styles.kind}>{kind}</span>
        <b className={styles.name}>{name}</b>
        <span className={styles.note}>{note}</span>
      </span>
    </AppLink>
  );
}
