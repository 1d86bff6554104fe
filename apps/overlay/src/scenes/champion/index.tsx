import { useOpponents, useStream, useTeam, useTournament } from '../../data/use-scene-data';
import { EmptyScene } from '../../stage/EmptyScene';
import { Layout } from '../../stage/Layout';
import { championName, championOf } from '../moments';

/** Who has won the tournament. */
export default function ChampionScene() {
  const stream = useStream();
  const tournament = useTournament();
  const opponents = useOpponents();
  const winner = useTeam(championName(tournament, { stream, opponents }));
  if (!winner) return <EmptyScene title="Champions">The title is still open.</EmptyScene>;
  return <Layout name="moment" {...championOf({ winner, tournament, stream, opponents })} />;
}
