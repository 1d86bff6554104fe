export const reactions = 'Reactions';
export const withCount = '{label}, {count}';
