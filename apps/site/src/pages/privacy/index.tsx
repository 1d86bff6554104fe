export default function P() { return <h1>privacy</h1>; }
