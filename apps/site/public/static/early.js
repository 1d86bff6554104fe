// A server-rendered page is visible before its scripts have loaded. Clicks and input until then are
// recorded and replayed after hydration; links work without scripts.
window.early = { pressed: null, typed: new Set() };
document.addEventListener('click', ({ target }) => {
  if (window.early) window.early.pressed = target.closest('button') ?? window.early.pressed;
});
document.addEventListener('input', ({ target }) => window.early?.typed.add(target));
// By itself the browser would leave for the address of the form.
document.addEventListener('submit', (event) => window.early && event.preventDefault());
