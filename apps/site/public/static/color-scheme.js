// Runs before the first paint, so that a light page never flashes dark. Default: dark.
try {
  const stored = JSON.parse(localStorage.getItem('darkMode') ?? 'true');
  document.documentElement.dataset.mantineColorScheme = stored === false ? 'light' : 'dark';
} catch {
  // Storage is closed or holds something else: the page stays dark.
}
