/**
 * How large a request may be. The documentation and `openapi.yaml` print the same numbers, and a
 * test holds them together.
 */
export const limits = {
  /** Characters (Unicode code points) of `name`. */
  nameCharacters: 200,
  /** Characters of `user_group_id` and `current_token`. */
  idCharacters: 255,
  mappingEntries: 64,
  /** Bytes of `properties` as compact JSON in UTF-8. */
  propertiesBytes: 64 * 1024,
  /** Objects and arrays inside one another, `properties` itself being the first. */
  propertiesDepth: 16,
  /** Bytes of a request body as sent. */
  bodyBytes: 256 * 1024,
} as const;
