export default function Bracket() {
  return null;
}
