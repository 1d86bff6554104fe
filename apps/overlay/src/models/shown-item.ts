/** Something that comes and goes while a scene is on air. */
export interface ShownItem<T> {
  readonly item: T;
  /** On its way out. */
  readonly leaves: boolean;
}
