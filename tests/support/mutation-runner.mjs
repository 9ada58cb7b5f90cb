/**
 * Stryker's own runner for vitest starts a thread and imports the whole server for each mutant,
 * which takes most of its time. This one imports the server once into its process and runs the
 * tests of one mutant after the other there, in a tenth of the time. `MUTATION_TESTS` names the
 * test files, `MUTATION_BUDGET` the milliseconds of tests that one mutant may take: a mutant that
 * survives them counts as not killed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { collectTests, startTests } from "@vitest/runner";
import { build } from "esbuild";

/** What `expect` and `vi` ask of the worker that they expect to run in. */
globalThis.__vitest_worker__ = {
  config: { expect: {}, fakeTimers: {}, snapshotOptions: {} },
  ctx: {},
};

class MutationRunner {
  static inject = ["options"];

  constructor(options) {
    this.mutants = globalThis.__stryker__ ??= {};
    this.tests = options.mutationRunner;
    this.times = new Map();
    this.folder = null;
    this.killers = [];
    this.testTimes = new Map();
    this.imports = 0;
    this.stray = null;
    // An error that a mutant leaves behind fails its test, not this process.
    const keep = (error) => {
      this.stray ??= error;
    };
    process.on("unhandledRejection", keep).on("uncaughtException", keep);
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // The stores of the tests are not on a disk: there each commit would take longer than its test.
    if (existsSync("/dev/shm")) process.env.TMPDIR ??= "/dev/shm";
    this.files = process.env.MUTATION_TESTS?.split(" ") ?? testFiles(this.tests);
    this.built = resolve("built");
    this.folder = this.built;
    // The processes of a run share it, as do those that are started again after a timeout.
    if (!existsSync(this.built)) await this.bundle();
    // A process that replaces another has made no dry run.
    if (existsSync("times.json")) {
      const [files, tests] = JSON.parse(readFileSync("times.json", "utf8"));
      this.times = new Map(files);
      this.testTimes = new Map(tests);
    }
    // Importing takes longer than any test, and would count as the time of the first mutant.
    const runner = this.vitestRunner({ isDry: true });
    for (const file of this.files) await collectTests([resolve(file)], runner);
  }

  async bundle() {
    const draft = await mkdtemp(resolve("draft-"));
    await build({
      entryPoints: this.files,
      absWorkingDir: process.cwd(),
      outdir: draft,
      outbase: ".",
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      plugins: [packagesStay],
      outExtension: { ".js": ".mjs" },
      logLevel: "error",
    });
    await rename(draft, this.built).catch((error) => {
      if (!existsSync(this.built)) throw error;
    });
  }

  async dryRun() {
    const tests = await this.run(this.files, { isDry: true });
    for (const { id, timeSpentMs } of tests) this.testTimes.set(id, timeSpentMs);
    writeFileSync("times.json", JSON.stringify([[...this.times], [...this.testTimes]]));
    return { status: "complete", tests, mutantCoverage: this.mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment }) {
    Object.assign(this.mutants, { hitCount: 0, hitLimit, activeMutant: undefined });
    if (reloadEnvironment) await this.forgetImports();
    if (mutantActivation === "static") this.mutants.activeMutant = activeMutant.id;

    const tests = await this.runMutant(testFilter, activeMutant.id);
    this.mutants.activeMutant = undefined;
    if (this.mutants.hitCount > hitLimit) return { status: "timeout", reason: "hit limit" };

    const failed = tests.find(({ status }) => status === testStatus.failed);
    if (!failed) return { status: "survived", nrOfTests: tests.length };
    const { id, failureMessage } = failed;
    if (failureMessage.includes("timed out in")) return { status: "timeout", reason: id };
    return { status: "killed", killedBy: [id], failureMessage, nrOfTests: tests.length };
  }

  /**
   * What killed the previous mutants comes first: neighboring mutants mostly die of the same test.
   */
  async runMutant(testFilter, activeMutant) {
    const suspects = this.killers.filter((id) => testFilter?.includes(id) ?? true);
    const first = await this.run([...new Set(suspects.map(fileOf))], {
      only: suspects,
      activeMutant,
    });
    if (first.some(({ status }) => status === testStatus.failed)) return this.remember(first);

    const only = testFilter?.filter((id) => !suspects.includes(id));
    const files = only
      ? this.files.filter((file) => only.some((id) => fileOf(id) === file))
      : [...this.files];
    const rest = await this.run(this.withinBudget(files, only), { only, activeMutant });
    return this.remember([...first, ...rest]);
  }

  /** The quickest files first: all of them, unless `MUTATION_BUDGET` allows only so many ms. */
  withinBudget(files, only) {
    const budget = Number(process.env.MUTATION_BUDGET ?? Number.POSITIVE_INFINITY);
    const sorted = files.sort((a, b) => (this.times.get(a) ?? 0) - (this.times.get(b) ?? 0));
    let spent = 0;
    return sorted.filter((file, index) => {
      for (const [id, time] of this.testTimes) {
        if (fileOf(id) === file && (only?.includes(id) ?? true)) spent += time;
      }
      return index === 0 || spent <= budget;
    });
  }

  remember(tests) {
    const killer = tests.find(({ status }) => status === testStatus.failed)?.id;
    if (killer) this.killers = [killer, ...this.killers.filter((id) => id !== killer)].slice(0, 24);
    return tests;
  }

  /** A copy in another folder is imported again, so that what runs during import runs again. */
  async forgetImports() {
    const copy = resolve(`built-${process.pid}-${++this.imports}`);
    await cp(this.built, copy, { recursive: true });
    if (this.folder !== this.built) await rm(this.folder, { recursive: true });
    this.folder = copy;
  }

  /** Runs the files one after the other, and those of a mutant until the first test fails. */
  async run(files, { isDry = false, only, activeMutant }) {
    const results = [];
    for (const file of files) {
      this.stray = null;
      const startedAt = performance.now();
      const [run] = await startTests(
        [resolve(file)],
        this.vitestRunner({ isDry, only, activeMutant, timeLimit: this.timeLimit(file) }),
      );
      const tests = testsOf(run).filter(({ result }) => result && result.state !== "skip");
      const stray = run.result?.errors?.[0] ?? this.stray;
      results.push(...tests.map((test) => toResult(file, test)));
      if (stray) results.push({ ...failure(file, stray), id: results.at(-1)?.id ?? `${file}#` });
      if (isDry) this.times.set(file, performance.now() - startedAt);
      else if (results.some(({ status }) => status === testStatus.failed)) break;
    }
    return results;
  }

  /** A mutant that stops deliveries makes tests wait for them: much longer than usual is too long. */
  timeLimit(file) {
    const times = [...this.testTimes].filter(([id]) => fileOf(id) === file);
    return Math.min(8_000, 1_000 + 8 * Math.max(0, ...times.map(([, time]) => time)));
  }

  vitestRunner({ isDry, only, activeMutant, timeLimit }) {
    const { mutants } = this;
    const { leftOut } = this.tests;
    let hasFailed = false;
    return {
      config: { ...vitestConfig, root: process.cwd(), testTimeout: isDry ? 60_000 : timeLimit },
      importFile: (file) => {
        const built = join(this.folder, relative(".", file).replace(/tsx?$/, "mjs"));
        return import(`${pathToFileURL(built)}?${++this.imports}`);
      },
      onCollected(runs) {
        if (!isDry) mutants.activeMutant = activeMutant;
        for (const test of runs.flatMap(testsOf)) {
          const isLeftOut = leftOut.some((words) => test.name.includes(words));
          if (isLeftOut || only?.includes(idOf(test)) === false) test.mode = "skip";
        }
      },
      onBeforeRunTask(test) {
        if (hasFailed && !isDry) test.mode = "skip";
        if (isDry) mutants.currentTestId = idOf(test);
      },
      onAfterRunTask(test) {
        mutants.currentTestId = undefined;
        hasFailed ||= test.result?.state === "fail";
      },
    };
  }
}

const packagesStay = {
  name: "packages stay",
  setup({ onResolve }) {
    onResolve({ filter: /^[^.~]/ }, ({ kind, path }) =>
      kind === "entry-point" ? null : { path, external: true },
    );
  },
};

function testFiles({ folders, exclude }) {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !exclude.includes(file));
}

const vitestConfig = {
  setupFiles: [],
  passWithNoTests: true,
  sequence: { hooks: "stack", setupFiles: "list", seed: 1 },
  maxConcurrency: 1,
  hookTimeout: 20_000,
  retry: 0,
  tags: [],
  strictTags: false,
};

/** Stryker's own status numbers. */
const testStatus = { success: 0, failed: 1 };

function toResult(file, test) {
  const { state, duration, errors } = test.result;
  const result = { id: idOf(test), name: test.name, fileName: file, timeSpentMs: duration ?? 0 };
  if (state !== "fail") return { ...result, status: testStatus.success };
  return { ...result, ...failure(file, errors?.[0]) };
}

function failure(file, error) {
  const failureMessage = String(error?.message ?? error);
  return { name: basename(file), fileName: file, timeSpentMs: 0, status: 1, failureMessage };
}

function fileOf(id) {
  return id.slice(0, id.indexOf("#"));
}

function testsOf(suite) {
  return suite.tasks.flatMap((task) => (task.type === "suite" ? testsOf(task) : [task]));
}

function idOf(test) {
  const names = [test.name];
  for (let { suite } = test; suite; suite = suite.suite) names.unshift(suite.name);
  return `${test.file.name}#${names.join(" ")}`;
}

export const strykerPlugins = [
  { kind: "TestRunner", name: "in-process", injectableClass: MutationRunner },
];
