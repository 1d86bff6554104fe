export default function P() { return <h1>clearcache</h1>; }
