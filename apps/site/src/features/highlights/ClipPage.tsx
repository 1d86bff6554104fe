import type { Clip } from '@mes/contract/highlight-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { usePermissions } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { confirm } from '../../components/dialogs/dialogs';
import { Chip } from '../../components/layout/Chip';
import { Page } from '../../components/layout/Page';
import { TeamName } from '../../components/pictures/TeamName';
import { ShareButton } from '../../components/ShareButton';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import styles from './ClipPage.module.css';
import { ClipPlayer } from './ClipPlayer';
import { Clips } from './Clips';
import { clipSentence } from './clip-sentence';
import { LikeButton } from './LikeButton';
import { KIND_LABELS } from './labels';
import { TAGGERS, tagClipPath, tournamentClipsPath } from './paths';
import * as texts from './texts';
import { useLiveHighlights } from './use-live-highlights';

export function ClipPage({ clip }: { clip: QueryLike<Clip> }) {
  useLiveHighlights();
  return (
    <LoadedPage query={clip} title={texts.clip} missing={texts.noClip}>
      {(found) => <ClipView clip={found} />}
    </LoadedPage>
  );
}

function ClipView({ clip }: { clip: Clip }) {
  const mayTag = satisfies(usePermissions(), TAGGERS);
  return (
    <Page
      title={clip.title}
      lead={clipSentence(clip)}
      skin={skinOf(clip.tournament?.id)}
      actions={
        <>
          <LikeButton clip={clip} />
          <ShareButton title={clip.title} variant="ghost" />
          {mayTag && (
            <>
              <Button to={tagClipPath(clip.id)} variant="ghost">
                {texts.editTags}
              </Button>
              <RemoveButton clip={clip} />
            </>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <ClipPlayer clip={clip} />
        <ClipFacts clip={clip} />
      </div>
      <MoreClips clip={clip} />
      <div>
        <Button to="/highlights" variant="quiet">
          {texts.allClips}
        </Button>
      </div>
    </Page>
  );
}

/** Of whom it is about, else of its tournament. */
function MoreClips({ clip: { id, players, tournament } }: { clip: Clip }) {
  const [player] = players;
  if (player) {
    const title = interpolate(texts.clipsOf, { name: player.name });
    return <Clips player={player.id} except={id} title={title} />;
  }
  if (!tournament) return null;
  const title = interpolate(texts.clipsOf, { name: tournament.name });
  return <Clips tournament={tournament.id} except={id} title={title} />;
}

function ClipFacts({ clip }: { clip: Clip }) {
  const { kind, rating, map, round, match, tournament, players, teams } = clip;
  const { createdBy, publishedAt } = clip;
  return (
    <ul className={styles.facts}>
      <li className={styles.chips}>
        {kind && <Chip tone="accent">{KIND_LABELS[kind]}</Chip>}
        {rating && <Chip>{interpolate(texts.rating, { rating })}</Chip>}
      </li>
      {players.map(({ id, name }) => (
        <li key={id}>
          <AppLink to={`/players/${id}`} className={styles.player}>
            {name}
          </AppLink>
        </li>
      ))}
      {teams.map((team) => (
        <li key={team.name}>
          <TeamName team={team} link />
        </li>
      ))}
      {map && (
        <li>
          {map}
          {round && `, ${interpolate(texts.round, { number: round })}`}
        </li>
      )}
      {match && (
        <li>
          <AppLink to={`/match/${match.id}`} className={styles.link}>
            {interpolate(texts.match, { number: match.matchID })}
          </AppLink>
        </li>
      )}
      {tournament && (
        <li>
          <AppLink to={tournamentClipsPath(tournament.id)} className={styles.link}>
            {interpolate(texts.clipsOf, { name: tournament.name })}
          </AppLink>
        </li>
      )}
      <li className={styles.small}>
        {publishedAt !== null && <Time at={publishedAt} show="date" />}
        {createdBy && ` · ${interpolate(texts.proposedBy, { name: createdBy.name })}`}
      </li>
    </ul>
  );
}

function RemoveButton({ clip: { id, revision } }: { clip: Clip }) {
  const navigate = useNavigate();
  const reject = useWrite('highlights', 'reject');
  const remove = async () => {
    const isRemoved = await confirm({
      title: texts.removeClip,
      message: texts.removeClipMessage,
      confirmLabel: texts.removeClip,
      danger: true,
      action: () => reject.mutateAsync({ id, revision }),
    });
    if (!isRemoved) return;
    notify({ message: texts.clipRemoved });
    void navigate('/highlights');
  };
  return (
    <Button variant="ghost" onClick={() => void remove()}>
      {texts.removeClip}
    </Button>
  );
}
