/** What can happen to the second factors of an account. */
export const factorEvents = [
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'codes-made',
  'code-used',
  'guessed',
  'reset-asked',
  'reset-allowed',
  'reset-cancelled',
  'reset-done',
] as const
export type FactorEvent = (typeof factorEvents)[number]
