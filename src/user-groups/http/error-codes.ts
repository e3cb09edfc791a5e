/** The permanent code of each error, and its HTTP status. */
export const statusOfCode = {
  invalid_json: 400,
  invalid_request: 400,
  api_token_missing: 401,
  api_token_invalid: 401,
  path_not_found: 404,
  user_group_not_found: 404,
  token_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  user_group_id_taken: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  missing_field: 422,
  repeated_key: 422,
  unknown_field: 422,
  invalid_field: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  not_ready: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;
