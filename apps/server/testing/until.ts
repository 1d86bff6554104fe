/** Waits for a state instead of for a time: looks often, gives up late and says what it waited for. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
