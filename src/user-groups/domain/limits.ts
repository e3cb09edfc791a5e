/**
 * The size limits of a request. The documentation and `openapi.yaml` state the same numbers, and a test
 * keeps them in sync.
 */
export const limits = {
  /** Characters (Unicode code points) of `name`. */
  nameCharacters: 200,
  /** Characters (Unicode code points) of `user_group_id` and `current_token`. */
  idCharacters: 255,
  mappingEntries: 64,
  /** Bytes of `properties` as compact JSON in UTF-8. */
  propertiesBytes: 64 * 1024,
  /** Levels of nested objects and arrays; `properties` itself is the first level. */
  propertiesDepth: 16,
  /** Bytes of a request body as sent. */
  bodyBytes: 256 * 1024,
} as const;
