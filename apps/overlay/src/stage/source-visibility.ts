/** Whether the page is visible: an event of OBS for its sources, of the browser for its tabs. */
import { observable } from '@mes/client/observable';

/** What OBS says with `obsSourceActiveChanged`: whether the source is in the program. */
interface ActiveDetail {
  readonly active: boolean;
}

let isActive = true;

export const sourceVisibility = observable(true);

export function followSourceVisibility(): void {
  const update = () => sourceVisibility.set(isActive && !document.hidden);
  addEventListener('obsSourceActiveChanged', (event) => {
    const { active } = (event as CustomEvent<Partial<ActiveDetail> | null>).detail ?? {};
    isActive = active ?? true;
    update();
  });
  document.addEventListener('visibilitychange', update);
  update();
}
