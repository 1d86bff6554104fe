export default function Moment() {
  return null;
}
