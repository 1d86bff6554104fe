/** When what somebody else did just now stands against a press. Nobody locks anything. */

/** A change of preview or program. */
export interface PreviewChange {
  /** Null after the account was deleted. */
  readonly by: string | null;
  readonly at: number;
  readonly revision: number;
  readonly kind: 'took' | 'changed' | 'undid';
  /** The name of the scene. */
  readonly scene: string;
}

/** Who wrote a text field last, by field: `preview.title`, `<item>.notes`. */
export type FieldWriters = Readonly<Record<string, FieldWriter>>;

export interface FieldWriter {
  readonly by: string;
  readonly revision: number;
}

export interface Press {
  readonly by: string;
  readonly now: number;
  /** The revision that the operator saw. */
  readonly seen: number | undefined;
  /** The revision of a change that the operator was shown as a conflict. */
  readonly acknowledged: number | undefined;
}

/** Whoever looked at the preview before somebody else changed it has decided about something else. */
const REACTION_MS = 1_000;

/** The change of another operator that a take must not pass over, or null. */
export function takeConflict(change: PreviewChange | null, press: Press): PreviewChange | null {
  if (!change || change.by === press.by) return null;
  if (press.acknowledged !== undefined && press.acknowledged >= change.revision) return null;
  const isUnseen = press.seen !== undefined && press.seen < change.revision;
  return isUnseen || press.now - change.at < REACTION_MS ? change : null;
}

/** Whose text is overwritten by somebody who has not seen it; by field. The later text counts. */
export function overwrittenFields(
  writers: FieldWriters,
  { fields, by, seen }: { fields: readonly string[]; by: string; seen: number | undefined },
): { field: string; writer: string }[] {
  return fields.flatMap((field) => {
    const last = writers[field];
    const isUnseen = last && last.by !== by && seen !== undefined && seen < last.revision;
    return isUnseen ? [{ field, writer: last.by }] : [];
  });
}
