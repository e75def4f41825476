import './jitless.ts'

/**
 * zod for schemas that browsers load: zod/mini is tree-shakable (6 kB gz instead of 28). Import it from here in
 * browser code.
 */
export * as z from 'zod/mini'
