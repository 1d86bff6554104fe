import type { Locator } from '@playwright/test';

/** Records every change of the text of an element, however short it is. */
export async function recordTexts(element: Locator): Promise<() => Promise<string[]>> {
  const watch = await element.evaluateHandle((shown: HTMLElement) => {
    const text = shown.textContent;
    const changes = new Set<string>();
    new MutationObserver(() => {
      if (shown.textContent !== text || !shown.checkVisibility()) changes.add(shown.textContent);
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return changes;
  });
  return () => watch.evaluate((changes) => [...changes]);
}
