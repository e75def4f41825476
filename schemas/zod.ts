import { config } from 'zod/mini'

// The Content-Security-Policy forbids `eval`, which zod would otherwise try for every schema.
if (typeof document !== 'undefined') config({ jitless: true })

/**
 * zod for schemas that browsers load: zod/mini is tree-shakable (6 kB gz instead of 28). Import it from here in
 * browser code.
 */
export * as z from 'zod/mini'
