// Runs before the first paint, so that a light page never flashes dark. Default: dark.
try {
  if (localStorage.getItem('darkMode') === 'false') {
    document.documentElement.dataset.mantineColorScheme = 'light';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#eeefe9');
  }
} catch {
  // Storage is closed: the page stays dark.
}
