export default function P() { return <h1>termsofservice</h1>; }
