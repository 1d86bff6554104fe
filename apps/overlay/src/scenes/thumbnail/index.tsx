import { coverSource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { useOpponents, useRound, useStream } from '../../data/use-scene-data';
import { useEvent } from '../../packages/kit-context';
import type { CoverSubject } from '../../route';
import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';

/** The picture of a video or a link: readable when it is as small as a stamp, and without a result. */
export default function ThumbnailScene() {
  const { cover } = useScene().route;
  return cover ? <Cover of={cover} /> : <Meeting />;
}

/** Two teams that meet. */
function Meeting() {
  const event = useEvent();
  const stream = useStream();
  const round = useRound();
  const opponents = useOpponents();
  return (
    <Layout
      name="thumbnail"
      kind="meeting"
      event={event.name}
      round={round || 'Match of the day'}
      opponents={opponents}
      map={stream?.maps[0]?.name ?? null}
    />
  );
}

/** The front of a tournament, an article or a prediction. */
function Cover({ of }: { of: CoverSubject }) {
  const cover = useSource(coverSource(of));
  if (!cover) return null;
  const { kicker, title, lines } = cover;
  return <Layout name="thumbnail" kind="cover" kicker={kicker} title={title} lines={lines} />;
}
