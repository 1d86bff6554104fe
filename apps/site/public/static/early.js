// A drawn page can be seen before its scripts are there. What is pressed or typed until then is kept
// for them; links work by themselves.
window.early = { pressed: null, typed: new Set() };
document.addEventListener('click', ({ target }) => {
  if (window.early) window.early.pressed = target.closest('button') ?? window.early.pressed;
});
document.addEventListener('input', ({ target }) => window.early?.typed.add(target));
// By itself the browser would leave for the address of the form.
document.addEventListener('submit', (event) => window.early && event.preventDefault());
