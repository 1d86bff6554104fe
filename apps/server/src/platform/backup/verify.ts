/** Reads an archive completely and compares it with its manifest, before anything is changed. */
import { createHash, type Hash } from 'node:crypto';
import { type ArchiveEntry, readArchive } from './archive';
import { BackupError } from './error';
import {
  ABOUT,
  AboutSchema,
  FORMAT,
  fileOfEntry,
  MANIFEST,
  type Manifest,
  ManifestSchema,
  tableOfEntry,
} from './manifest';

/** More than the list of a million files. */
const MAX_JSON_BYTES = 256 * 1024 * 1024;

export async function verifyBackup(path: string): Promise<Manifest> {
  const tables = new Map<string, Hash>();
  const files = new Map<string, number>();
  let manifest: Manifest | null = null;
  for await (const entry of readArchive(path)) {
    const [table, file] = [tableOfEntry(entry.name), fileOfEntry(entry.name)];
    if (manifest) throw damaged('something follows its manifest');
    if (entry.name === ABOUT) assertFormat(await readJson(entry));
    else if (entry.name === MANIFEST) manifest = parseManifest(await readJson(entry));
    else if (table) await hashInto(tables, table, entry);
    else if (file) files.set(file, await sizeOf(file, entry));
    else throw damaged(`it contains ${entry.name}, which no backup has`);
  }
  if (!manifest) throw damaged('it has no manifest');
  compare(manifest, { tables, files });
  return manifest;
}

function compare(
  manifest: Manifest,
  { tables, files }: { tables: ReadonlyMap<string, Hash>; files: ReadonlyMap<string, number> },
): void {
  const names = new Set(manifest.tables.map(({ name }) => name));
  for (const name of tables.keys()) {
    if (!names.has(name)) throw damaged(`its manifest does not know the table ${name}`);
  }
  for (const { name, sha256 } of manifest.tables) {
    const found = (tables.get(name) ?? createHash('sha256')).digest('hex');
    if (found !== sha256) throw damaged(`the rows of ${name} do not have their checksum`);
  }
  for (const { name, sha256, size } of manifest.files) {
    if (files.get(sha256) !== size) throw damaged(`the file ${name} is missing`);
  }
}

function assertFormat(value: unknown): void {
  const about = AboutSchema.safeParse(value);
  if (!about.success) throw damaged('its description cannot be read');
  const { format, product } = about.data;
  if (format > FORMAT) {
    throw new BackupError(`The backup was made by a newer version of MES (${product}).`);
  }
}

function parseManifest(value: unknown): Manifest {
  const manifest = ManifestSchema.safeParse(value);
  if (!manifest.success) throw damaged('its manifest cannot be read');
  return manifest.data;
}

async function readJson({ size, content }: ArchiveEntry): Promise<unknown> {
  if (size > MAX_JSON_BYTES) throw damaged('its manifest is too large');
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw damaged('its manifest cannot be read');
  }
}

async function hashInto(
  hashes: Map<string, Hash>,
  name: string,
  { content }: ArchiveEntry,
): Promise<void> {
  const hash = hashes.get(name) ?? createHash('sha256');
  hashes.set(name, hash);
  for await (const chunk of content) hash.update(chunk);
}

async function sizeOf(sha256: string, { size, content }: ArchiveEntry): Promise<number> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw damaged('a file does not have its checksum');
  return size;
}

function damaged(reason: string): BackupError {
  return new BackupError(`The backup is damaged: ${reason}.`);
}
