/**
 * A list that is never changed in place: a new version shares every page with the old one but those
 * that were written, so that a result in a stage of thousands of matches copies a hundred references.
 */
const PAGE = 32;

export type Pages<T> = readonly (readonly T[])[];

export function paged<T>(items: readonly T[]): Pages<T> {
  return Array.from({ length: Math.ceil(items.length / PAGE) }, (_, page) =>
    items.slice(page * PAGE, (page + 1) * PAGE),
  );
}

export function at<T>(pages: Pages<T>, index: number): T {
  return pages[Math.floor(index / PAGE)]![index % PAGE]!;
}

/** The next version while it is being written. */
export class Rewriting<T> {
  readonly #pages: (readonly T[])[];
  /** Pages that were copied and may be written, by their number. */
  readonly #own: T[][] = [];

  constructor(pages: Pages<T>) {
    this.#pages = pages.slice();
  }

  at(index: number): T {
    return at(this.#pages, index);
  }

  set(index: number, item: T): void {
    const number = Math.floor(index / PAGE);
    let page = this.#own[number];
    if (!page) {
      page = this.#pages[number]!.slice();
      this.#own[number] = page;
      this.#pages[number] = page;
    }
    page[index % PAGE] = item;
  }

  /** Give it up afterwards: writing on would change what was given out. */
  pages(): Pages<T> {
    return this.#pages;
  }
}
