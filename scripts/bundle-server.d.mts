/** Answers the path of the program that it wrote. */
export function bundleServer(folder: string): Promise<string>;
