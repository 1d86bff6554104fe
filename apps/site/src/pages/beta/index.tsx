export default function P() { return <h1>beta</h1>; }
