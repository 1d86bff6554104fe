// The import rules of docs/architecture.md. A rule forbids imports: from files that match `from` to
// files or packages that match `to` and not `except`. `$1` stands for the first group of `from`.
const tests = /\.test\.tsx?$|\/testing\//;

export const rules = [
  {
    name: 'domain imports nothing but itself: no I/O, no clock, no randomness',
    from: /^packages\/domain\/src\//,
    to: /./,
    except: /^packages\/domain\/src\//,
  },
  {
    name: 'contract knows zod and domain',
    from: /^packages\/contract\/src\//,
    to: /./,
    except: /^(packages\/(contract|domain)\/src\/|zod$)/,
  },
  {
    name: 'client knows the contract, ui knows domain',
    from: /^packages\/(client|ui)\/src\//,
    to: /^(apps\/|packages\/(?!$1|contract|domain))/,
  },
  {
    name: 'ui does not know the contract',
    from: /^packages\/ui\/src\//,
    to: /^packages\/contract\//,
  },
  {
    name: 'browsers load no zod: of the contract only types, errors, constants, vocabulary and channel names',
    from: /^(apps\/(site|overlay)|packages\/(client|ui))\/src\//,
    to: /^(packages\/contract\/src\/|zod$)/,
    except: /^packages\/contract\/src\/(errors|constants|community|vocabulary|channel-names)\.ts$/,
    typesAllowed: true,
  },
  {
    name: 'apps do not know each other',
    from: /^apps\/([^/]+)\//,
    to: /^apps\/(?!$1\/)/,
  },
  {
    name: 'the foreign client knows nothing of the product but its openapi.json',
    from: /^e2e\/typed-client\//,
    to: /^(apps|packages|e2e\/(?!typed-client))/,
  },
  {
    name: 'platform knows no feature',
    from: /^apps\/server\/src\/platform\//,
    to: /^apps\/server\/src\/(features|demo|app)/,
  },
  {
    name: 'a feature uses another through its services, and its tables for keys and joins',
    from: /^apps\/server\/src\/features\/([^/]+)\//,
    to: /^apps\/server\/src\/features\/(?!$1\/)[^/]+\//,
    except: /^apps\/server\/src\/features\/[^/]+\/(?:[^/]+\/)?(service|tables)\.ts$/,
  },
  {
    name: 'a repository is private to its feature',
    from: /^apps\/server\/src\/(?!features\/[^/]+\/)/,
    to: /^apps\/server\/src\/features\/(?:[^/]+\/){1,2}repository/,
  },
  {
    name: 'nobody imports pages',
    from: /^apps\/site\/src\/(shell|components|features)\//,
    to: /^apps\/site\/src\/pages\//,
  },
  {
    name: 'components know no feature',
    from: /^apps\/site\/src\/components\//,
    to: /^apps\/site\/src\/features\//,
  },
  {
    name: 'site features do not know the shell',
    from: /^apps\/site\/src\/(components|features)\//,
    to: /^apps\/site\/src\/shell\//,
  },
];

export function violations(imports) {
  return imports
    .filter(({ from }) => !tests.test(from))
    .flatMap(({ from, to, typeOnly }) =>
      rules
        .filter((rule) => forbids(rule, { from, to, typeOnly }))
        .map((rule) => `${from} → ${to}\n    ${rule.name}`),
    );
}

function forbids(rule, { from, to, typeOnly }) {
  const match = rule.from.exec(from);
  if (!match || (typeOnly && rule.typesAllowed)) return false;
  const target = new RegExp(rule.to.source.replaceAll('$1', match[1] ?? ''));
  return target.test(to) && !rule.except?.test(to);
}
