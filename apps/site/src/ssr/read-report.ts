import type { Query, QueryClient } from '@tanstack/react-query';

/** Where the reads of a rendered page differ from those that it declares; as `feature.name`. */
export interface ReadReport {
  /** Read by a component, but not declared or not answered: the browser has to fetch them. */
  readonly unanswered: readonly string[];
  /** Declared, but read by no component. */
  readonly unused: readonly string[];
}

export function reportReads(queryClient: QueryClient): ReadReport {
  const all = queryClient.getQueryCache().getAll();
  return {
    unanswered: all.filter((query) => isRead(query) && !hasAnswer(query)).map(nameOf),
    unused: all.filter((query) => !isRead(query) && hasAnswer(query)).map(nameOf),
  };
}

/** An embedded answer has no query function until a component reads it. */
function isRead({ options }: Query): boolean {
  return options.queryFn !== undefined && !isDisabled(options);
}

function isDisabled(options: Query['options']): boolean {
  return 'enabled' in options && options.enabled === false;
}

function hasAnswer({ state }: Query): boolean {
  return state.data !== undefined;
}

function nameOf({ queryKey: [feature, name] }: Query): string {
  return `${String(feature)}.${String(name)}`;
}
