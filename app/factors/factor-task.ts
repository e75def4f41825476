/** What a person does with their second factors, in a dialog. */
export type FactorTask =
  | { kind: 'addApp' }
  | { kind: 'removeApp' }
  | { kind: 'addPasskey' }
  | { kind: 'removePasskey'; id: string; name: string }
  | { kind: 'makeCodes' }
