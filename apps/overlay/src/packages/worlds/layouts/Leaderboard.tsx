export default function Leaderboard() {
  return null;
}
