import type { DataPath } from '../text/source-tree.ts';
import type { ConfigCode, ConfigFacts } from './config-entries.ts';
import type { Config, UserConfig } from './config.ts';

/** A path in docs.json, and whether its key or its value is meant (the value if absent). */
export interface ConfigPlace {
  readonly path: DataPath;
  readonly at?: 'key' | 'value';
}

/** Says what is wrong and where. The fact `key` need not be given: it is the place in words. */
export type ReportConfig = <Code extends ConfigCode>(
  code: Code,
  place: ConfigPlace,
  facts: Omit<ConfigFacts<Code>, 'key'>,
) => void;

/** What a rule sees and whom it tells. Paths are those of the config. */
export interface RuleContext {
  readonly config: Config;
  /** The same before normalisation. */
  readonly written: UserConfig;
  readonly report: ReportConfig;
  /** Whether the repair has taken something out of the list or object at a path. */
  readonly hasLost: (path: DataPath) => boolean;
  /** The line on which the value at a path stands. */
  readonly lineOf: (path: DataPath) => number;
}
