export default function Standings() {
  return null;
}
