import type { DataPath } from '../text/source-tree.ts';
import type { ConfigCode, ConfigFacts } from './config-entries.ts';
import type { Config, UserConfig } from './config.ts';

/** A path in docs.json, and whether its key or its value is meant; the value by default. */
export interface ConfigPlace {
  readonly path: DataPath;
  readonly at?: 'key' | 'value';
}

/** Reports a problem at a place. The fact `key` is derived from the path. */
export type ReportConfig = <Code extends ConfigCode>(
  code: Code,
  place: ConfigPlace,
  facts: Omit<ConfigFacts<Code>, 'key'>,
) => void;

/** The input of a rule, and how it reports problems. Paths are those of the config. */
export interface RuleContext {
  readonly config: Config;
  /** The config before normalization. */
  readonly written: UserConfig;
  readonly report: ReportConfig;
  /** Whether the repair has removed something from the list or object at a path. */
  readonly hasLost: (path: DataPath) => boolean;
  /** Returns the line of the value at a path. */
  readonly lineOf: (path: DataPath) => number;
}
