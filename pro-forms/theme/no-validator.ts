/** Stands in for `@rjsf/validator-ajv8`, which rjsf imports for a helper of its own tests: all of ajv, which no page may run. */
export default {}
