export default function HomePage() {
  return <h1>MES</h1>;
}
