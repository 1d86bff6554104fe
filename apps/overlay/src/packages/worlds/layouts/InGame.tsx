export default function InGame() {
  return null;
}
