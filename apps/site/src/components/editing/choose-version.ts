import type { ContentVersion } from '@mes/contract/publication';
import { interpolate } from '../../interpolate';
import { choose } from '../dialogs/dialogs';
import { formatMoment } from '../text/format-time';
import * as texts from './texts';

/** Asks which version to put into the form. Resolves to its revision, or null. */
export function chooseVersion(versions: readonly ContentVersion[]): Promise<number | null> {
  return choose({
    title: texts.earlierVersions,
    message: texts.earlierVersionsMessage,
    choices: versions.map((version, index) => ({
      value: version.revision,
      label: versionLabel(version),
      description:
        index === 0 ? interpolate(texts.currentVersion, { title: version.title }) : version.title,
    })),
  });
}

function versionLabel({ at, by }: ContentVersion): string {
  return [formatMoment(at), by?.name].filter(Boolean).join(' · ');
}
