import * as z from 'zod/mini'

// The content security policy forbids `eval`, which zod would try for every schema.
if (typeof document !== 'undefined') z.config({ jitless: true })

/**
 * zod for what a browser checks: only the parts that are used come along (6 kB gz in place of 28). Whoever makes schemas
 * in a browser imports it from here.
 */
export { z }
