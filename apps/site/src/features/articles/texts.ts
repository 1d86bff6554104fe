export const noArticle = 'There is no such article.';

export function readingTime(minutes: number): string {
  return `${minutes} min read`;
}
