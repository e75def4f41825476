/** Replaces `@rjsf/validator-ajv8`, which rjsf imports only for a test helper: ajv generates code, which our pages forbid. */
export default {}
