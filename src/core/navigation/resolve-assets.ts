/** Resolves the images named in docs.json to paths from the site root. */
import type { Config } from '../config/config.ts';
import { type LinkTargets, resolveAsset } from './resolve-link.ts';

/**
 * Returns the config with logo, favicon and background image as the site serves them: authors write them
 * with or without a leading slash or the base path. Other addresses are left unchanged.
 */
export function resolveAssets(config: Config, targets: LinkTargets): Config {
  const { logo, favicon, backgroundImage, inDarkMode } = config;
  const resolve = (path: string) => resolveAsset(path, targets);
  return {
    ...config,
    ...(logo && { logo: { ...logo, light: resolve(logo.light), dark: resolve(logo.dark) } }),
    ...(favicon !== undefined && { favicon: resolve(favicon) }),
    ...(backgroundImage !== undefined && { backgroundImage: resolve(backgroundImage) }),
    ...(inDarkMode && { inDarkMode: resolvePair(inDarkMode, resolve) }),
  };
}

function resolvePair(
  { favicon, backgroundImage }: NonNullable<Config['inDarkMode']>,
  resolve: (path: string) => string,
) {
  return {
    ...(favicon !== undefined && { favicon: resolve(favicon) }),
    ...(backgroundImage !== undefined && { backgroundImage: resolve(backgroundImage) }),
  };
}
