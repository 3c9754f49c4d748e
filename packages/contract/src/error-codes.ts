/** Every `code` that a problem answer can carry, with its HTTP status (contract §2). */
export const statusByErrorCode = {
  invalidJson: 400,
  invalidRequest: 400,
  unknownClientKey: 401,
  notAuthenticated: 401,
  wrongCredentials: 401,
  forbidden: 403,
  loginBackend: 403,
  loginRemoved: 403,
  crossSite: 403,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  bodyTooLarge: 413,
  addressTooLong: 414,
  unsupportedMediaType: 415,
  expectationFailed: 417,
  validationFailed: 422,
  idempotencyKeyReuse: 422,
  tooManyRequests: 429,
  headersTooLarge: 431,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusByErrorCode
